import type { OfficeRoute } from './route';
import { admissionsRoutes } from './screens/admissions/application';
import { auditRoutes } from './screens/audit/routes';
import { careersRoutes } from './screens/careers/jobs';
import { contactRoutes } from './screens/contact/messages';
import { contentRoutes } from './screens/content/routes';
import { donationRoutes } from './screens/donations/routes';
import { exportRoutes } from './screens/exports/routes';
import { formRoutes } from './screens/form/routes';
import { templateRoutes } from './screens/letters/templates';
import { pasteRoutes } from './screens/paste/routes';
import { dutiesRoute } from './screens/people/duties';
import { peopleRoutes } from './screens/people/routes';
import { pictureRoutes } from './screens/pictures/routes';
import { columnsRoute } from './screens/records/columns';
import { schoolRoutes } from './screens/school/routes';
import { searchRoutes } from './screens/search/show';
import { todayRoutes } from './screens/today/show';
import { transferRoutes } from './screens/transfers/transfer';

/**
 * Everything that a signed-in person can see and do. A test checks it with each role and with nobody.
 */
export const officeRoutes: readonly OfficeRoute[] = [
  ...todayRoutes,
  ...searchRoutes,
  ...admissionsRoutes,
  ...donationRoutes,
  ...transferRoutes,
  ...contactRoutes,
  ...careersRoutes,
  ...templateRoutes,
  ...pasteRoutes,
  ...contentRoutes,
  ...formRoutes,
  ...schoolRoutes,
  ...pictureRoutes,
  dutiesRoute(() => officeRoutes),
  ...peopleRoutes,
  ...auditRoutes,
  ...exportRoutes,
  columnsRoute,
];

import type { OfficeRoute } from './route';
import { applicationRoutes } from './screens/applications/routes';
import { auditRoutes } from './screens/audit/routes';
import { contentRoutes } from './screens/content/routes';
import { exportRoutes } from './screens/exports/routes';
import { formRoutes } from './screens/form/routes';
import { giftRoutes } from './screens/gifts/routes';
import { jobRoutes } from './screens/jobs/routes';
import { messageRoutes } from './screens/messages/routes';
import { pasteRoutes } from './screens/paste/routes';
import { peopleRoutes } from './screens/people/routes';
import { pictureRoutes } from './screens/pictures/routes';
import { schoolRoutes } from './screens/school/routes';
import { todayRoutes } from './screens/today/routes';

/** Everything that a signed-in person can see and do. A test walks it with each role and with nobody. */
export const officeRoutes: readonly OfficeRoute[] = [
  ...todayRoutes,
  ...applicationRoutes,
  ...giftRoutes,
  ...messageRoutes,
  ...jobRoutes,
  ...pasteRoutes,
  ...contentRoutes,
  ...formRoutes,
  ...schoolRoutes,
  ...pictureRoutes,
  ...peopleRoutes,
  ...auditRoutes,
  ...exportRoutes,
];

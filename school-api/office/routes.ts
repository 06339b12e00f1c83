import { confirmRoutes } from './confirm/routes';
import { redirectTo } from './response';
import type { OfficeRequest, OfficeRoute, OpenRoute } from './route';
import { admissionsRoutes } from './screens/admissions/application';
import { auditRoutes } from './screens/audit/list';
import { careersRoutes } from './screens/careers/jobs';
import { contactRoutes } from './screens/contact/messages';
import { contentRoutes } from './screens/content/routes';
import { donationRoutes } from './screens/donations/routes';
import { exportRoutes } from './screens/exports/exported';
import { formRoutes } from './screens/form/routes';
import { templateRoutes } from './screens/letters/templates';
import { pasteRoutes } from './screens/paste/send';
import { permissionsRoute } from './screens/people/role-permissions';
import { peopleRoutes } from './screens/people/routes';
import { pictureRoutes } from './screens/pictures/routes';
import { columnsRoute } from './screens/records/columns';
import { schoolRoutes } from './screens/school/form';
import { searchRoutes } from './screens/search/show';
import { todayRoutes } from './screens/today/show';
import { transferRoutes } from './screens/transfers/transfer';
import { invitedRoutes } from './sign-in/invited';
import { signInPages } from './sign-in/pages';
import { signOut } from './sign-in/sign-out';

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
  permissionsRoute(() => officeRoutes),
  ...peopleRoutes,
  ...auditRoutes,
  ...exportRoutes,
  columnsRoute,
];

export const openRoutes: readonly OpenRoute[] = [...signInPages, ...invitedRoutes];

/** For everybody who is signed in, whatever the role. */
export const frameRoutes: readonly OfficeRoute[] = [...confirmRoutes, signOut];

const routes = [...frameRoutes, ...officeRoutes];
const pages = routes.filter(({ method, file }) => method === 'GET' && !file);

/**
 * The page at '/content/:list/:id' is also the one of '/content/fees/:id', but '/people/:id' is not that
 * of '/people/invite'.
 */
function isPageAt(page: OfficeRoute, parts: readonly string[]): boolean {
  const own = page.path.split('/');
  const fits = own.every((part, at) => part === parts[at] || part.startsWith(':'));
  return fits && own.length === parts.length && own.at(-1) === parts.at(-1);
}

/**
 * A form's address has no page of its own: Back, a reload or opening the address leads to the nearest
 * page above.
 */
function redirectToPage({ method, path, roles }: OfficeRoute): OfficeRoute[] {
  const parts = path.split('/');
  if (method === 'GET' || pages.some((page) => isPageAt(page, parts))) return [];
  const open = pages.filter((page) => roles.every((role) => page.roles.includes(role)));
  let { length } = parts;
  while (length > 1 && !open.some((page) => isPageAt(page, parts.slice(0, length)))) length -= 1;
  const run = ({ url: { pathname, search } }: OfficeRequest) =>
    redirectTo(`${pathname.split('/').slice(0, length).join('/') || '/'}${search}`);
  return [{ method: 'GET', path, roles, run }];
}

export const pageRedirects: readonly OfficeRoute[] = routes.flatMap(redirectToPage);

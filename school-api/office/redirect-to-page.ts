import { goTo } from './answer';
import { frameRoutes } from './frame-routes';
import type { OfficeRequest, OfficeRoute } from './route';
import { officeRoutes } from './routes';

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
    goTo(`${pathname.split('/').slice(0, length).join('/') || '/'}${search}`);
  return [{ method: 'GET', path, roles, run }];
}

export const pageRedirects: readonly OfficeRoute[] = routes.flatMap(redirectToPage);

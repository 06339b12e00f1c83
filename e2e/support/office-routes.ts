import { frameRoutes, officeRoutes, openRoutes } from '../../school-api/office/routes';

/** In the order in which the office matches them. */
export const ROUTES = [...openRoutes, ...frameRoutes, ...officeRoutes];

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

export function routeOf(method: string, pathname: string): string | undefined {
  const parts = pathname.split('/');
  const found = ROUTES.find((route) => {
    const own = route.path.split('/');
    const isAlike = own.every((part, at) => part.startsWith(':') || part === parts[at]);
    return route.method === method && own.length === parts.length && isAlike;
  });
  return found && nameOf(found);
}

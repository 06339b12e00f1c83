import { type Screen, screens } from './screen';

/** Detail routes shared by several kinds of records. */
export function detail(path: string, route: `/${string}`): Screen[] {
  return [
    ...screens(`GET ${route}`, { full: { path } }),
    ...screens(`POST ${route}/notes`, {
      'empty note': { path: `${path}/notes`, fields: { text: ' ' }, status: 422 },
    }),
    ...screens(`POST ${route}/letters`, {
      'empty letter': { path: `${path}/letters`, fields: { message: ' ' }, status: 422 },
    }),
  ];
}

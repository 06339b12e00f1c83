import { readdirSync } from 'node:fs';
import { z } from 'zod';

const isFunction = (value: unknown) => typeof value === 'function';
type Handler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;
const handler = z.custom<Handler>(isFunction);

const made = z.custom<() => object>(isFunction);

export type SiteRoute = { method: string; path: string; file: string };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Files whose default export responds, by the path at which Next serves them. */
const MADE: Record<string, string> = {
  'robots.ts': '/robots.txt',
  'manifest.ts': '/manifest.webmanifest',
};

/** Every route below app/: pages, handlers with their methods, and machine-readable files. */
export async function siteRoutes(): Promise<readonly SiteRoute[]> {
  const names = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => name.replaceAll('\\', '/')).sort();
  const found = await Promise.all(files.map(routesOf));
  return found.flat();
}

async function routesOf(file: string): Promise<SiteRoute[]> {
  const made = MADE[file];
  if (made !== undefined) return [{ method: 'GET', path: made, file }];
  const [, folder = '', kind] = /^(.*?)\/?(page\.tsx|route\.ts)$/.exec(file) ?? [];
  const path = `/${folder}`;
  if (kind === 'page.tsx') return [{ method: 'GET', path, file }];
  if (kind === undefined) return [];
  const module = await load(file);
  return METHODS.filter((method) => method in module).map((method) => ({ method, path, file }));
}

const anyModule = z.record(z.string(), z.unknown());

export const load = async (file: string) =>
  anyModule.parse(await import(/* @vite-ignore */ `../../app/${file}`));

/** The handler of a route.ts; of a file that is made, its default export. */
export const handlerOf = async ({ file, method }: SiteRoute) => {
  const module = await load(file);
  return file in MADE
    ? async () => Response.json(made.parse(module.default)())
    : handler.parse(module[method]);
};

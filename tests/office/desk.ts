import { Hono } from 'hono';
import pino from 'pino';
import { type Config, readConfig } from '@/school-api/config';
import { guardedDb, type OpenDatabase } from '@/school-api/db';
import type { TaxFacts } from '@/school-api/money';
import type { AuditEntry, OfficeRequest, OfficeRoute } from '@/school-api/office/route';
import { templateOf } from '@/school-api/privacy/audit/sentences';
import { NOW } from '../school-api/cli/office';
import { openTestDatabase } from '../school-api/test-database';
import { tempFolder } from '../support/temp-folder';

type Options = { env?: Record<string, string>; facts?: TaxFacts; database?: OpenDatabase };

const ORIGIN = 'http://localhost';

type Person = OfficeRequest['person'];
const MEENA: Person = { id: 1, name: 'Meena', email: 'meena@school.example.org', role: 'head' };

/** The screens of some routes without the guard in front of them: somebody is signed in already. */
export async function openDesk(routes: readonly OfficeRoute[], options: Options = {}) {
  const database = options.database ?? (await openTestDatabase());
  const dataDir = tempFolder();
  const env = { ...options.env, ...{ SCHOOL_DATA_DIR: dataDir, NODE_ENV: 'test' } };
  const config: Config = readConfig(env, options.facts);
  const audits: AuditEntry[] = [];
  const app = new Hono<{ Bindings: Partial<Person> }>();
  for (const route of routes) {
    app.on(route.method, route.path, async (c) => {
      const isUpload = route.upload && c.req.header('content-type')?.startsWith('multipart/');
      const text = route.method === 'POST' && !isUpload ? await c.req.text() : '';
      const form = new URLSearchParams(text);
      const { pathname, search } = new URL(c.req.url);
      const request: OfficeRequest = {
        deps: {
          ...{ db: guardedDb(database.db, async () => undefined), config, now: () => NOW },
          ...{ log: pino({ level: 'silent' }), findings: async () => [] },
        },
        url: new URL(`${ORIGIN}${pathname}${search}`),
        params: c.req.param(),
        form,
        ...(isUpload && { upload: c.req.raw }),
        person: { ...MEENA, ...c.env },
        session: { id: 1, confirmedAt: NOW },
        site: { origin: ORIGIN, hostname: 'localhost', isSecure: false },
        client: '127.0.0.1',
        audit: async (given) => {
          for (const entry of [given].flat()) {
            // The head reads sentences: privacy/audit/sentences.ts.
            if (templateOf(entry.action) === undefined)
              throw new Error(`no sentence: ${entry.action}`);
            audits.push(entry);
          }
        },
        stillHere: async () => undefined,
      };
      return route.run(request);
    });
  }
  return {
    db: database.db,
    config,
    dataDir,
    audits,
    /** As Meena, the head, unless somebody else is said. */
    get: async (address: string, person: Partial<Person> = {}) =>
      app.request(`${ORIGIN}${address}`, {}, person),
    post: async (
      address: string,
      fields: Record<string, string> | [string, string][] = {},
      person: Partial<Person> = {},
    ) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const body = new URLSearchParams(fields).toString();
      return app.request(`${ORIGIN}${address}`, { method: 'POST', headers, body }, person);
    },
    upload: async (address: string, body: FormData) =>
      app.request(`${ORIGIN}${address}`, { method: 'POST', body }),
    close: database.close,
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** The same with what was answered and audited read. */
export function reading(desk: Desk) {
  const read = async (answer: Promise<Response>) => {
    const before = desk.audits.length;
    const response = await answer;
    const location = response.headers.get('location');
    const audited = desk.audits.slice(before);
    return { status: response.status, text: await response.text(), location, response, audited };
  };
  return {
    get: (...asked: Parameters<Desk['get']>) => read(desk.get(...asked)),
    post: (...asked: Parameters<Desk['post']>) => read(desk.post(...asked)),
  };
}

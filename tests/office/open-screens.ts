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
import { readPage } from './support/read-page';

type Options = { env?: Record<string, string>; facts?: TaxFacts; database?: OpenDatabase };

const ORIGIN = 'http://localhost';

type Person = OfficeRequest['person'];
type Fields = Record<string, string> | [string, string][];
const MEENA: Person = { id: 1, name: 'Meena', email: 'meena@school.example.org', role: 'head' };

/** The screens of some routes without the guard: a person is already signed in. */
export async function openScreens(routes: readonly OfficeRoute[], options: Options = {}) {
  const database = options.database ?? (await openTestDatabase());
  const dataDir = tempFolder();
  const env = { ...options.env, SCHOOL_DATA_DIR: dataDir, NODE_ENV: 'test' };
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
          db: guardedDb(database.db, async () => undefined),
          config,
          now: () => NOW,
          log: pino({ level: 'silent' }),
          findings: async () => [],
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
        requireSession: async () => undefined,
      };
      return route.run(request);
    });
  }
  /** As Meena, the head, unless another person is given. */
  const get = async (address: string, person: Partial<Person> = {}) =>
    app.request(`${ORIGIN}${address}`, {}, person);
  const post = async (address: string, fields: Fields = {}, person: Partial<Person> = {}) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    return app.request(`${ORIGIN}${address}`, { method: 'POST', headers, body }, person);
  };
  const read = async (answer: Promise<Response>) => {
    const before = audits.length;
    const response = await answer;
    const [text, location] = [await response.text(), response.headers.get('location')];
    return {
      status: response.status,
      response,
      text,
      location,
      audited: audits.slice(before),
      message: new URL(location ?? '', ORIGIN).searchParams.get('message'),
      undo: () => send(...undoIn(location)),
      /** The hidden fields of the form that leads to an address. */
      fieldsTo: (action: string) =>
        readPage(text).forms.find((form) => form.action === action)?.fields ?? {},
      value: (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '',
    };
  };
  const send = (...sent: Parameters<typeof post>) => read(post(...sent));
  return {
    db: database.db,
    config,
    dataDir,
    audits,
    get,
    post,
    close: database.close,
    upload: async (address: string, body: FormData) =>
      app.request(`${ORIGIN}${address}`, { method: 'POST', body }),
    open: (...asked: Parameters<typeof get>) => read(get(...asked)),
    send,
  };
}

/** The form of the message's 'Undo'. */
function undoIn(location: string | null): [string, Record<string, string>] {
  const offer = new URL(location ?? '', ORIGIN).searchParams.get('offer') ?? '';
  const [{ action, fields }] = JSON.parse(
    Buffer.from(offer.split('.')[0] ?? '', 'base64url').toString(),
  );
  return [action, fields];
}

export type TestScreens = Awaited<ReturnType<typeof openScreens>>;

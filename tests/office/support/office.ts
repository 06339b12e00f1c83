import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { type Config, readConfig } from '@/school-api/config';
import { accessLog, officePeople, outbox } from '@/school-api/db';
import { createOffice, type Office } from '@/school-api/office/app';
import { startSession } from '@/school-api/office/people/sessions';
import type { OfficeDeps, Role } from '@/school-api/office/route';
import { openTestDatabase } from '../../school-api/test-database';

/** As in production: https, on a separate host name. */
export const ORIGIN = 'https://office.school.example';
export const COOKIE = '__Host-office';

const BEGAN = new Date('2026-11-22T05:00:00Z');

export type TestOffice = Awaited<ReturnType<typeof openTestOffice>>;
export type Browser = ReturnType<typeof openBrowser>;

type Headers = Record<string, string>;
type Options = { config?: Partial<Config>; findings?: OfficeDeps['findings'] };

/** The office with a separate database; nothing listens. */
export async function openTestOffice({ config, findings = async () => [] }: Options = {}) {
  const database = await openTestDatabase();
  let time = BEGAN.getTime();
  let people = 0;
  let browsers = 0;
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', OFFICE_URL: ORIGIN };
  const deps: OfficeDeps = {
    db: database.db,
    log: pino({ level: 'silent' }),
    findings,
    wait: async () => undefined,
    now: () => new Date(time),
    config: { ...readConfig(env), ...config },
  };
  const app = createOffice(deps);
  const browser = () => {
    browsers += 1;
    return openBrowser(app, `203.0.${Math.floor(browsers / 250)}.${browsers % 250}`);
  };
  return {
    app,
    deps,
    database,
    browser,
    close: database.close,
    pass: (ms: number) => {
      time += ms;
    },
    /** The code in the newest email, optionally to a given address. */
    mailedCode: async (email?: string) => {
      const to = email === undefined ? undefined : eq(outbox.recipient, email);
      const [mail] = await deps.db
        .select()
        .from(outbox)
        .where(to)
        .orderBy(desc(outbox.id))
        .limit(1);
      return /"code":"(\d{6})"/.exec(JSON.stringify(mail?.data))?.[1] ?? '';
    },
    newestAudit: async () =>
      (await deps.db.select().from(accessLog).orderBy(desc(accessLog.id)).limit(1))[0],
    /** A new person of this role who has just signed in. */
    as: async (role: Role) => {
      people += 1;
      const now = deps.now();
      const email = `${role}${people}@school.example`;
      const names = { name: `A ${role}`, email, emailKey: email };
      const [person] = await deps.db
        .insert(officePeople)
        .values({ ...names, role, invitedAt: now, joinedAt: now })
        .returning();
      if (person === undefined) throw new Error('nobody was added');
      const opened = browser();
      const from = { now, client: '203.0.113.1', agent: 'Firefox on Windows' };
      opened.setToken(await startSession(deps.db, person.id, from));
      return { ...opened, id: person.id, email };
    },
  };
}

function openBrowser(app: Office, address: string) {
  let token = '';
  let known = '';
  const send = async (path: string, init: RequestInit, headers: Headers) => {
    const response = await app.request(`${ORIGIN}${path}`, {
      ...init,
      headers: {
        host: new URL(ORIGIN).host,
        'x-client-ip': address,
        cookie: [token && `${COOKIE}=${token}`, known].filter(Boolean).join('; '),
        ...headers,
      },
    });
    token = cookieOf(response) ?? token;
    known =
      /__Host-office-known=[^;]*/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? known;
    return response;
  };
  return {
    token: () => token,
    setToken: (given: string) => {
      token = given;
    },
    get: (path: string, headers: Headers = {}) => send(path, {}, headers),
    post: (path: string, fields: Record<string, string> = {}, headers: Headers = {}) =>
      send(
        path,
        { method: 'POST', body: new URLSearchParams(fields) },
        { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
      ),
  };
}

/** The cookie's new value; '' if it is removed, undefined if unchanged. */
export function cookieOf(response: Response): string | undefined {
  const header = response.headers.get('set-cookie');
  return header === null ? undefined : new RegExp(`^${COOKIE}=([^;]*)`).exec(header)?.[1];
}

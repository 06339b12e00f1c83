import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessLog } from '@/school-api/db/schema/access-log';
import { changeRole, endAccess } from '@/school-api/office/people/change-person';
import { endSessionsOf } from '@/school-api/office/people/sessions';
import { type OfficeRoute, ROLES } from '@/school-api/office/route';
import { frameRoutes, officeRoutes, openRoutes, pageRedirects } from '@/school-api/office/routes';
import { newToken } from '@/school-api/platform/secret-token';
import { templateOf } from '@/school-api/privacy/audit/sentences';
import { fillEverything } from '../office/support/fill-everything';
import { type Browser, openTestOffice, type TestOffice } from '../office/support/office';
import { postSlowly } from '../office/support/post-slowly';
import { expectEachHasRow, nameOf, readExpected } from './expected';

const MINUTE = 60_000;

const rows = readExpected('OFFICE');
const guarded = [...frameRoutes, ...officeRoutes];
const named = (routes: readonly OfficeRoute[]) =>
  routes.map((route) => [nameOf(route), route] as const);

let office: TestOffice;
/** Contained in every text of the records, and in one line of the audit. */
const FILLED = 'Asha';
let known: string[] = [];

function addressOf(path: string): string {
  const parts = path.replace(':list', 'news').replace(':year', '2026-27').split('/');
  const found = known
    .map((address) => address.split('/'))
    .find((own) => own.every((part, at) => parts[at] === part || parts[at]?.startsWith(':')));
  return parts
    .map((part, at) => (part.startsWith(':') ? (found?.[at] ?? '999999') : part))
    .join('/');
}

const ask = (browser: Browser, { method, path }: Pick<OfficeRoute, 'method' | 'path'>) =>
  method === 'GET' ? browser.get(addressOf(path)) : browser.post(addressOf(path));

async function wordOf(response: Response): Promise<string> {
  const to = response.headers.get('location') ?? '';
  if (/^\/sign-in\?to=/.test(to)) return 'sign-in';
  if (/^\/confirm\?to=/.test(to)) return 'proof';
  const text = await response.text();
  if (response.status === 403) return text.includes('Confirm it’s you') ? 'proof' : 'refused';
  return response.status < 500 ? 'ok' : `error ${response.status}`;
}

/** A separate office for each part of the routes, because recorded refusals are limited. */
function useOffice() {
  beforeAll(async () => {
    office = await openTestOffice();
    const owner = await office.as('head');
    const from = { now: office.deps.now(), owner };
    known = await fillEverything(office.deps.db, FILLED, from);
  });
  afterAll(() => office.close());
}

describe('the routes of the office', () => {
  useOffice();

  it('have a row each', () => {
    const names = [...openRoutes, ...guarded].map(nameOf);
    expect(names).toEqual([...new Set(names)]);
    expectEachHasRow(rows, names);
  });

  it('change something by POST alone, and export nothing without a fresh proof', () => {
    for (const [name, { kind, method, words }] of rows) {
      expect(method, name).toBe(kind === 'write' ? 'POST' : 'GET');
      const roles = kind === 'export' ? ROLES.map((role) => words.get(role)) : [];
      expect(['proof', 'refused'], name).toEqual(expect.arrayContaining(roles));
    }
  });

  it('are open to everybody before the sign-in, and nowhere else', async () => {
    for (const route of openRoutes) {
      expect(rows.get(nameOf(route))?.words.get('everybody'), nameOf(route)).toBe('open');
      const response = await ask(office.browser(), route);
      expect(await wordOf(response), nameOf(route)).toBe('ok');
    }
    for (const browser of [office.browser(), await office.as('head')]) {
      for (const path of ['/nothing', '/applications/1/nothing', '/.env', '/%E0%A4%A', '/office']) {
        expect((await browser.get(path)).status, path).toBe(404);
      }
    }
  });

  it.each(named(guarded))('%s, for a stranger and for a parent', async (name, route) => {
    for (const who of ['stranger', 'parent']) {
      const browser = office.browser();
      // A parent's grant is no session.
      if (who === 'parent') browser.setToken(newToken());
      expect(await wordOf(await ask(browser, route)), who).toBe(rows.get(name)?.words.get(who));
      expect(await office.newestAudit()).toMatchObject({
        actor: 'office (nobody)',
        action: 'refused',
      });
    }
  });
});

const PARTS = [0, 1] as const;
const partOf = (routes: readonly OfficeRoute[], part: number) =>
  routes.filter((_, at) => at % PARTS.length === part);

describe('the address of a form', () => {
  useOffice();
  const people = new Map<string, Browser>();
  const opened = new Set<string>();
  beforeAll(async () => {
    for (const role of ROLES) people.set(role, await office.as(role));
  });

  it.each(named(pageRedirects))('%s leads to a page for whoever may send it', async (_, route) => {
    for (const role of route.roles) {
      const browser = people.get(role) ?? office.browser();
      const response = await browser.get(addressOf(route.path));
      expect(response.status, role).toBe(303);
      const to = response.headers.get('location') ?? '';
      if (opened.has(`${role} ${to}`)) continue;
      opened.add(`${role} ${to}`);
      const page = await browser.get(to);
      expect([200, 404], `${to} as ${role}`).toContain(page.status);
      expect(page.headers.get('content-type'), to).toContain('text/html');
    }
  });
});

describe.each(PARTS)('in the roles of the office, part %i:', (part) => {
  useOffice();
  const routes = partOf(guarded, part);

  it.each(named(routes))('%s', async (name, route) => {
    for (const role of ROLES) {
      const browser = await office.as(role);
      // Older than ten minutes, so that nothing dangerous is executed.
      office.pass(11 * MINUTE);
      const word = await wordOf(await ask(browser, route));
      expect(word, role).toBe(rows.get(name)?.words.get(role));
      if (word !== 'refused') continue;
      const actor = `office (${browser.email})`;
      expect(await office.newestAudit(), role).toMatchObject({ actor, action: 'refused' });
    }
  });

  it.each(named(routes).filter(([name]) => rows.get(name)?.kind === 'export'))(
    '%s, with a fresh proof',
    async (name, route) => {
      for (const role of ROLES) {
        if (rows.get(name)?.words.get(role) !== 'proof') continue;
        expect(await wordOf(await ask(await office.as(role), route)), role).toBe('ok');
      }
    },
  );

  it('are each in the audit in words', async () => {
    const { action } = accessLog;
    const written = await office.deps.db.selectDistinct({ action }).from(accessLog);
    const actions = written.map((row) => row.action).filter((one) => one !== FILLED);
    expect(actions.filter((one) => templateOf(one) === undefined)).toEqual([]);
  });
});

type Acting = Awaited<ReturnType<TestOffice['as']>>;

/** What may happen to a person while a form is in transit. */
const ENDS: readonly (readonly [string, (person: Acting) => Promise<unknown>])[] = [
  ['the session ends', ({ id }) => endSessionsOf(office.deps.db, id, office.deps.now())],
  ['is switched off', ({ id }) => endAccess(office.deps.db, id, office.deps.now())],
  ['gets another role', ({ id }) => changeRole(office.deps.db, id, 'editor', office.deps.now())],
];

const FILE = 'multipart/form-data; boundary=x';
const part = 'Content-Disposition: form-data; name="text"\r\n\r\nAsha';

describe('half-way', () => {
  async function expectRefused(route: OfficeRoute, sent: { type?: string; text: string }) {
    const name = nameOf(route);
    for (const [what, end] of ENDS) {
      const head = await office.as('head');
      const slow = { ...sent, meanwhile: () => end(head) };
      const response = await postSlowly(office, head, addressOf(route.path), slow);
      // A record is looked for before its file is read.
      if (sent.type === FILE && response.status === 404) continue;
      expect(await wordOf(response), what).toBe(rows.get(name)?.words.get('half-way'));
      const row = await office.newestAudit();
      expect(row, what).toMatchObject({ action: 'refused' });
      expect(row?.record, what).toContain(name);
    }
  }

  const posts = guarded.filter(({ method }) => method === 'POST');
  describe.each(PARTS)('part %i:', (part) => {
    useOffice();
    it.each(named(partOf(posts, part)))('%s', (_, route) =>
      expectRefused(route, { text: 'name=Asha' }),
    );
  });

  describe('with a file', () => {
    useOffice();
    const uploads = posts.filter(({ upload }) => upload);
    it.each(named(uploads))('%s', (_, route) =>
      expectRefused(route, { type: FILE, text: `--x\r\n${part}\r\n--x--\r\n` }),
    );
  });
});

import { expect, test } from '@playwright/test';
import { pages } from '@/content/pages';
import {
  aliasPaths,
  contractPaths,
  queryVariants,
  tabVariants,
} from '@/lib/page-cache/route-table';
import { officeRoutes } from '@/school-api/office/routes';
import { freePort } from './support/process';
import { newFolder, startSchoolApi, startSite } from './support/programs';

type Answer = { status: number; headers: Record<string, string>; body: string };
type Round = { office?: boolean; passesOn?: boolean };

const PAGES = [
  ...new Set([...contractPaths, ...aliasPaths, ...tabVariants, ...queryVariants]),
  ...['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/no-such-page'],
].filter((path) => !path.includes('{'));

const apps = new Set(pages.filter(({ kind }) => kind === 'app').map(({ path }) => path));

const OF_THE_OFFICE = [
  ...['/office', '/office/people', '/sign-in', '/sign-in/code', '/confirm', '/sign-out'],
  ...['/invited/x', '/files/office.css', '/files/office.js'],
  ...officeRoutes.map(({ path }) => path.replaceAll(/:\w+/g, '1')).filter((path) => path !== '/'),
];

/** The same in each round, so that nothing differs for their sake. */
const ports = { api: 0, site: 0, office: 0 };
const dataDir = newFolder('school');
test.beforeAll(async () => {
  for (const name of ['api', 'site', 'office'] as const) ports[name] = await freePort();
});

/** A start of both programs on the same records, and all that the public site answers. */
async function visit({ office = false, passesOn = false }: Round = {}) {
  const api = await startSchoolApi({
    ...{ dataDir, port: ports.api },
    env: {
      ...{ NODE_ENV: 'production', SCHOOL_SEED: 'demo', SCHOOL_ALLOW_SANDBOX: '1' },
      ...(office && { OFFICE_PORT: String(ports.office) }),
    },
  });
  const url = { OFFICE_URL: 'https://office.school.example', OFFICE_PORT: String(ports.office) };
  const site = await startSite({
    ...{ apiUrl: api.url, dataDir: newFolder('site'), port: ports.site },
    // A page without the school's answer would differ by chance on a busy machine.
    env: { SCHOOL_API_READ_TIMEOUT_MS: '20000', ...(passesOn && url) },
  });
  const isThere = await fetch(`http://127.0.0.1:${ports.office}/sign-in`).then(
    ({ ok }) => ok,
    () => false,
  );
  const pages = new Map<string, Answer>();
  for (const path of PAGES) pages.set(path, await ask(`${site.url}${path}`));
  const strange: string[] = [];
  for (const path of OF_THE_OFFICE) {
    for (const method of ['GET', 'POST']) {
      const { status } = await ask(`${site.url}${path}`, method);
      if (status !== 404 && !(method === 'POST' && status === 405))
        strange.push(`${path} ${status}`);
    }
  }
  await site.stop();
  await api.stop();
  return { isThere, pages, strange };
}

async function ask(url: string, method = 'GET'): Promise<Answer> {
  const sent = { 'accept-encoding': 'identity' };
  const response = await fetch(url, { method, headers: sent, redirect: 'manual' });
  expect(response.headers.getSetCookie(), url).toEqual([]);
  const headers = Object.fromEntries(response.headers);
  // Says how old the copy is, so it depends on how long the visit of all pages takes.
  delete headers['x-nextjs-cache'];
  const body = await response.text();
  const isApp = apps.has(new URL(url).pathname);
  return { status: response.status, ...(isApp ? withoutPieces(headers, body) : { headers, body }) };
}

/**
 * An app's data comes in pieces, its text with marks, and the list of its files in an order that depend on
 * where its rendering happened to wait; with them its length and hashes vary.
 */
function withoutPieces({ ...headers }: Answer['headers'], body: string) {
  for (const name of ['content-length', 'content-security-policy', 'etag']) delete headers[name];
  const pieces = /<script>self\.__next_f\.push.*?<\/script>|<!-- -->/gs;
  const files = (_: string, list: string) => `let files=${JSON.stringify(JSON.parse(list).sort())}`;
  return { headers, body: body.replaceAll(pieces, '').replace(/let files=(\[\[.*?\]\])/, files) };
}

/** The parts in which two answers differ: names of headers, and places between two tags. */
function differences(one: Answer, other: Answer): string[] {
  const names = new Set([...Object.keys(one.headers), ...Object.keys(other.headers)]);
  const headers = [...names].filter((name) => one.headers[name] !== other.headers[name]);
  const [parts, others] = [one.body.split('<'), other.body.split('<')];
  const length = Math.max(parts.length, others.length);
  const places = Array.from({ length }, (_, at) => at).filter((at) => parts[at] !== others[at]);
  return [...(one.status === other.status ? [] : ['status']), ...headers, ...places.map(String)];
}

function changed(one: ReadonlyMap<string, Answer>, other: ReadonlyMap<string, Answer>) {
  return [...one].flatMap(([path, answer]) => {
    const second = other.get(path);
    if (second === undefined) throw new Error(`${path} was not asked`);
    return differences(answer, second).map((place) => `${path}: ${place}`);
  });
}

test('the public site is the same, byte for byte, with the office and without', {
  tag: '@night',
}, async () => {
  // Both programs start four times, and every page is asked for.
  test.setTimeout(900_000);
  const off = await visit();
  // What differs between two starts in any case.
  const own = new Set(changed(off.pages, (await visit()).pages));
  expect([...own].filter((place) => !place.endsWith(': date'))).toEqual([]);
  expect(off.isThere).toBe(false);
  for (const round of [{ office: true }, { office: true, passesOn: true }]) {
    const on = await visit(round);
    expect(on.isThere).toBe(true);
    expect(changed(off.pages, on.pages).filter((place) => !own.has(place))).toEqual([]);
    expect(on.strange).toEqual([]);
  }
  expect(off.strange).toEqual([]);
  expect(off.pages.size).toBeGreaterThan(30);
});

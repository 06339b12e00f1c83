import { expect, test } from '@playwright/test';
import {
  aliasPaths,
  contractPaths,
  queryVariants,
  tabVariants,
} from '@/lib/page-cache/route-table';
import { officeRoutes } from '@/school-api/office/routes';
import { readPage } from './support/page-facts';
import { freePort } from './support/process';
import { newFolder, startSchoolApi, startSite } from './support/programs';

const PAGES = [
  ...new Set([...contractPaths, ...aliasPaths, ...tabVariants, ...queryVariants]),
  ...['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/no-such-page'],
].filter((path) => !path.includes('{'));

const OF_THE_OFFICE = [
  ...['/office', '/office/people', '/sign-in', '/sign-in/code', '/confirm', '/sign-out'],
  ...['/invited/x', '/files/office.css', '/files/office.js'],
  ...officeRoutes.map(({ path }) => path.replaceAll(/:\w+/g, '1')).filter((path) => path !== '/'),
];

/** Differ between two answers of one page, some because an app comes in pieces. */
const OF_ONE_ANSWER = [
  ...['date', 'etag', 'x-nextjs-cache', 'content-length', 'content-security-policy'],
];

async function ask(url: string, method = 'GET') {
  const response = await fetch(url, { method, redirect: 'manual' });
  expect(response.headers.getSetCookie(), url).toEqual([]);
  const headers = new Headers(response.headers);
  for (const name of OF_ONE_ANSWER) headers.delete(name);
  const { things: _, ...read } = readPage(await response.text());
  return { status: response.status, headers: Object.fromEntries(headers), ...read };
}

/** A start of both programs on the same records and ports, and all that the public site answers. */
test('the public site says the same with the office and without', { tag: '@night' }, async () => {
  // Both programs start twice, and every page is asked for.
  test.setTimeout(600_000);
  const dataDir = newFolder('school');
  const [apiPort, sitePort, officePort] = [await freePort(), await freePort(), await freePort()];
  const visit = async (env: Record<string, string>, told: Record<string, string>) => {
    const own = { NODE_ENV: 'production', SCHOOL_SEED: 'demo', SCHOOL_ALLOW_SANDBOX: '1' };
    const api = await startSchoolApi({ dataDir, port: apiPort, env: { ...own, ...env } });
    const site = await startSite({
      ...{ apiUrl: api.url, dataDir: newFolder('site'), port: sitePort },
      // A page without the school's answer would differ by chance on a busy machine.
      env: { SCHOOL_API_READ_TIMEOUT_MS: '20000', ...told },
    });
    const isThere = await fetch(`http://127.0.0.1:${officePort}/sign-in`).then(
      ({ ok }) => ok,
      () => false,
    );
    const pages: Record<string, unknown> = {};
    for (const path of PAGES) pages[path] = await ask(`${site.url}${path}`);
    for (const path of OF_THE_OFFICE) {
      expect((await ask(`${site.url}${path}`)).status, path).toBe(404);
      expect([404, 405], path).toContain((await ask(`${site.url}${path}`, 'POST')).status);
    }
    await site.stop();
    await api.stop();
    return { isThere, pages };
  };
  const off = await visit({}, {});
  const port = { OFFICE_PORT: String(officePort) };
  const on = await visit(port, { OFFICE_URL: 'https://office.school.example', ...port });
  expect([off.isThere, on.isThere]).toEqual([false, true]);
  expect(on.pages).toEqual(off.pages);
});

import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newToken } from '@/school-api/platform/secret-token';
import { listening } from '../support/listening';
import { tempFolder } from '../support/temp-folder';
import { expectAnswer } from './answers';
import { type Ask, asksOf } from './asks';
import { expectEachHasRow, nameOf, readExpected } from './expected';
import { type Caller, type Families, openFamilies, stranger } from './families';
import { handlerOf, load, type SiteRoute, siteRoutes } from './site-routes';

// Handlers run here outside a request of the framework.
vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  connection: async () => undefined,
}));

// Nothing is built here.
vi.mock('@/lib/seo/built-on', () => ({ builtOn: () => '2026-11-24' }));

const rows = readExpected('SITE');
const VISITOR = { 'sec-fetch-site': 'same-origin' };
const OFFICE = { ...VISITOR, cookie: `__Host-office=${newToken()}` };
const PICTURE = 'slider/1.webp';

let school: Families;
let reader: Caller;
let routes: readonly SiteRoute[] = [];
const dataDir = tempFolder();

beforeAll(async () => {
  school = await openFamilies();
  reader = await school.parent();
  const port = await listening(createServer(getRequestListener(school.app.fetch)));
  vi.resetModules();
  vi.stubEnv('SCHOOL_API_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('SITE_DATA_DIR', dataDir);
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000');
  vi.stubEnv('REVALIDATE_SECRET', 'a secret of the site alone');
  routes = await siteRoutes();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await school.close();
});

/** Calls the middleware, then the handler, as the framework does. */
async function send(route: SiteRoute, { path: address, init }: Ask, sent: Record<string, string>) {
  const { prepareCall } = await import('@/lib/bff/prepare-call');
  const url = `http://localhost${address}`;
  const { body = null, method = 'GET' } = init;
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(sent)) headers.set(name, value);
  const prepared = prepareCall(new NextRequest(url, { method, headers }));
  if ('refusal' in prepared) return prepared.refusal;
  const request = new NextRequest(url, { method, headers: prepared.headers, body });
  const { pathname } = new URL(url);
  const params = Promise.resolve({ path: pathname.split('/').slice(2) });
  return (await handlerOf(route))(request, { params });
}

async function ask(route: SiteRoute, by: Caller, headers: Record<string, string> = VISITOR) {
  const picture = by.application === '' ? PICTURE : school.family.cv;
  const answers = [];
  for (const asked of asksOf(route, school.family, by, { slug: '', album: '', picture })) {
    // Codes are sent once a minute.
    school.pass(60);
    const response = await send(route, asked, headers);
    const to = response.headers.get('location') ?? '';
    answers.push({ status: response.status, text: to + (await response.text()) });
  }
  return answers;
}

const isPage = ({ file }: SiteRoute) => file.endsWith('page.tsx');

const page = z.looseObject({
  default: z.custom<() => unknown>((value) => typeof value === 'function'),
  revalidate: z.number().optional(),
  dynamic: z.string().optional(),
});

/** A page that is stored once for all visitors shows everyone the same. */
async function pageWord({ file }: SiteRoute): Promise<string> {
  const { default: render, revalidate = 0, dynamic } = page.parse(await load(file));
  if (revalidate > 0 && dynamic === undefined) return 'open';
  try {
    await render();
    return 'rendered for one visitor';
  } catch (error) {
    return (
      String(Reflect.get(Object(error), 'digest'))
        .split(';')
        .at(-1) ?? ''
    );
  }
}

describe('the routes of the site', () => {
  it('have a row each', () => {
    expectEachHasRow(rows, routes.map(nameOf));
  });

  it.each([...rows])('%s', async (name, row) => {
    const route = routes.find((one) => nameOf(one) === name);
    if (route === undefined) throw new Error('There is no such route.');
    const word = (who: string) => row.words.get(who) ?? '';
    if (isPage(route)) {
      const shown = await pageWord(route);
      return expect([shown, shown]).toEqual([word('stranger'), word('parent')]);
    }
    const before = await school.records();
    for (const headers of [VISITOR, OFFICE]) {
      for (const answer of await ask(route, stranger(), headers)) {
        expectAnswer(word('stranger'), answer, 'a stranger');
      }
    }
    // A verification lasts half an hour.
    const isCall = row.method === 'POST';
    for (const answer of await ask(route, isCall ? await school.parent() : reader)) {
      expectAnswer(word('parent'), answer, 'a parent of another child');
    }
    expect(await school.records()).toEqual(before);
  });
});

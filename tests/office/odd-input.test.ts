import { describe, expect, it } from 'vitest';
import { frameRoutes, officeRoutes, openRoutes } from '@/school-api/office/routes';
import { some } from '../support/cases';
import { fillEverything } from './support/fill-everything';
import { openTestOffice } from './support/office';
import { type PageForm, readPage } from './support/read-page';

/** Input that no form sends by itself. */
const ODD = some(
  [
    'a\0b',
    '',
    ' ',
    'x'.repeat(9_000),
    '🕉'.repeat(3_000),
    '\u202e\u2066\u0007\r\n.',
    '-1',
    '99999999999999999999',
    '1e309',
    'NaN',
    '9999-99-99',
    '__proto__',
    "'; drop table office_people; --",
    '%00%ff',
  ],
  3,
);

/** In place of an id. */
const IDS = some(
  ['%00', '%FF', '0', '-1', '99999999999999999999', '..%2F..', "'", '__proto__', '%F0'],
  2,
);

const routes = [...openRoutes, ...frameRoutes, ...officeRoutes];

const office = await openTestOffice();
const owner = await office.as('head');
const from = { now: office.deps.now(), owner };
const fixed = routes.filter(({ method, path }) => method === 'GET' && !/:|\/file$/.test(path));
const pages = fixed.map(({ path }) => path);
pages.push('/people/2');
pages.push(...(await fillEverything(office.deps.db, 'Asha', from)));
const forms = await formsOf(pages);

async function formsOf(pages: readonly string[]): Promise<PageForm[]> {
  const found = new Map<string, PageForm>();
  for (const path of pages) {
    const html = await (await (await office.as('head')).get(path)).text();
    for (const form of readPage(html).forms) {
      if (form.method === 'post') found.set(form.action, found.get(form.action) ?? form);
    }
  }
  return [...found.values()];
}

/** A new head each time: a form may end the sender's session or account. */
async function send(path: string, fields: Record<string, string>) {
  const { status } = await (await office.as('head')).post(path, fields);
  return status;
}

describe('odd input', () => {
  it.each(ODD.map((odd) => [JSON.stringify(odd.slice(0, 20)), odd]))(
    '%s in all fields of any form gives a page, and no error of the program',
    async (_, odd) => {
      for (const { action, fields } of forms) {
        const all = Object.fromEntries(Object.keys(fields).map((name) => [name, odd]));
        expect(await send(action, all), action).toBeLessThan(500);
      }
      expect(forms.length).toBeGreaterThan(20);
    },
  );

  // One field at a time: another refused field would hide it.
  it.each(forms)('in any field of $action gives a page, and no internal error', async (form) => {
    for (const name of Object.keys(form.fields)) {
      const status = await send(form.action, { ...form.fields, [name]: 'a\0b' });
      expect(status, name).toBeLessThan(500);
    }
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'in any part of %s gives a page, and no error of the program',
    async (_, { method, path }) => {
      const head = await office.as('head');
      const names = ['q', 'state', 'progress', 'since', 'until', 'before', 'after', 'person', 'to'];
      for (const id of path.includes(':') ? IDS : ['']) {
        const address = path.replaceAll(/:\w+/g, id);
        const { status } =
          method === 'GET'
            ? await head.get(address)
            : await (await office.as('head')).post(address);
        expect(status, address).toBeLessThan(500);
      }
      for (const odd of method === 'GET' ? ODD : []) {
        const query = new URLSearchParams(names.map((name) => [name, odd]));
        const { status } = await head.get(`${path.replaceAll(/:\w+/g, '1')}?${query}`);
        expect(status, odd.slice(0, 20)).toBeLessThan(500);
      }
    },
  );
});

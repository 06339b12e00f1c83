import { beforeAll, describe, expect, it } from 'vitest';
import { officePeople } from '@/school-api/db';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { columnsRoute } from '@/school-api/office/screens/records/columns';
import {
  addApplication,
  addDonation,
  addOffline,
  addOrder,
  addReceipt,
  daysAgo,
} from '../school-api/cli/rows';
import { openScreens } from './open-screens';

const screens = await openScreens([...admissionsRoutes, ...donationRoutes, columnsRoute]);
const { open, send } = screens;

const NAMES = ['Asha', 'bela', 'Chandra'];
const RECORDS = 130;

beforeAll(async () => {
  const person = { name: 'Meena', email: 'meena@school.example.org', emailKey: 'meena' };
  await screens.db.insert(officePeople).values({ ...person, role: 'head', invitedAt: daysAgo(1) });
  for (let n = 0; n < RECORDS; n += 1) {
    const name = `${NAMES[n % 3]} ${n % 7}`;
    await addApplication(screens.db, {
      id: `sorted-${n}`,
      firstName: name,
      lastName: '',
      createdAt: daysAgo(n),
      applyFor: `Class ${1 + (n % 12)}`,
      admissionDate: n % 5 === 0 ? '' : `2027-01-${10 + (n % 9)}`,
    });
    const createdAt = daysAgo(n);
    const amount = 10_000 * (1 + (n % 4));
    if (n % 2 === 0) {
      const donation = await addDonation(screens.db, { donorName: name, createdAt });
      await addOrder(screens.db, donation, {
        purpose: 'donation',
        amount,
        createdAt,
        state: 'paid',
      });
    } else {
      const given = { amount, donorName: name, givenOn: createdAt, createdAt };
      const sourceId = await addOffline(screens.db, given);
      await addReceipt(screens.db, {
        sourceId,
        payerName: name,
        method: 'cash',
        paidAt: createdAt,
      });
    }
  }
});

type Row = { href: string; cells: string[] };

const rowsOf = (html: string): Row[] =>
  [...html.matchAll(/<tr>(?!<th)(.*?)<\/tr>/gs)].map(([, row = '']) => ({
    href: /class="row-link" href="([^"?]*)/.exec(row)?.[1] ?? '',
    cells: [...row.matchAll(/class="(?:cell|row-link)"[^>]*>(.*?)<\/(?:div|a)>/gs)].map(
      ([, cell = '']) => cell.replace(/<[^>]*>/g, ''),
    ),
  }));

async function allPages(address: string, rel: 'next' | 'prev' = 'next') {
  const rows: Row[] = [];
  let to: string | undefined = address;
  let last = address;
  while (to !== undefined) {
    last = to;
    const { text, status } = await open(to);
    expect([to, status]).toEqual([to, 200]);
    const page = rowsOf(text);
    if (rel === 'next') rows.push(...page);
    else rows.unshift(...page);
    to = new RegExp(`rel="${rel}" href="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&');
  }
  return { rows, last };
}

const heads = (html: string) =>
  [...html.matchAll(/<th[^>]*>(?:<a[^>]*>)?([A-Z][^<]*)/g)].map(([, head]) => head);

const LISTS = ['/applications', '/donations'];

describe.each(LISTS)('%s in any order', (list) => {
  const own = list === '/donations' ? ['amount'] : ['class', 'test'];
  const sorts = [...own, 'name', 'date'];
  const ways = sorts.flatMap((sort) => [sort, `-${sort}`]);

  it.each(ways)('by %s has each record once, across its pages in both directions', async (sort) => {
    const { rows, last } = await allPages(`${list}?tests=yes&sort=${sort}`);
    expect(new Set(rows.map(({ href }) => href)).size).toBe(RECORDS);
    const back = await allPages(last, 'prev');
    expect(back.rows.map(({ href }) => href)).toEqual(rows.map(({ href }) => href));
  });

  it('oldest first is the reverse of newest first', async () => {
    const { rows } = await allPages(`${list}?tests=yes&sort=date`);
    expect((await allPages(`${list}?tests=yes`)).rows.reverse()).toEqual(rows);
  });
});

it('classes are sorted by number, names regardless of case', async () => {
  const classes = (await allPages('/applications?tests=yes&sort=class')).rows.map(({ cells }) =>
    Number(cells[1]?.replace(/\D/g, '')),
  );
  expect(classes).toEqual([...classes].sort((one, other) => one - other));
  const names = (await allPages('/donations?tests=yes&sort=name')).rows.map(({ cells }) =>
    cells[0]?.toLowerCase(),
  );
  expect(names).toEqual([...names].sort());
});

it('an unknown order, or a cursor whose record is gone, starts at the newest', async () => {
  const { rows } = await allPages('/applications?tests=yes');
  for (const query of ['sort=secret', 'sort=name&before=applications.0', 'sort=name&before=x']) {
    const { status } = await open(`/applications?tests=yes&${query}`);
    expect([query, status]).toEqual([query, 200]);
  }
  for (const query of [
    'sort=secret',
    'before=x',
    "before=1.2.a'b",
    'after=1.2.',
    'before=9999999999999999999.1.a',
  ]) {
    const { text } = await open(`/applications?tests=yes&${query}`);
    expect(rowsOf(text)[0], query).toEqual(rows[0]);
  }
});

it('a record links to its neighbours in the list it was opened from', async () => {
  for (const query of ['tests=yes', 'tests=yes&sort=name', 'tests=yes&sort=class&class=Class+5']) {
    for (const list of LISTS.slice(0, query.includes('class') ? 1 : 2)) {
      const { rows } = await allPages(`${list}?${query}`);
      const [first, second, third] = rows.map(({ href }) => href);
      const { text } = await open(`${second}?${query}`);
      const near = [...text.matchAll(/class="button button-quiet" href="([^"?]*)\?[^"]*"><svg/g)];
      expect(near.map(([, href]) => href).slice(0, 2)).toEqual([first, third]);
    }
  }
});

it('columns are chosen per person and list', async () => {
  const before = heads((await open('/applications')).text);
  expect(before).toContain('Guardian');
  const chosen = { back: '/applications?sort=name', 'column-1': 'City', 'column-2': 'Nothing' };
  expect((await send('/columns', chosen)).location).toBe('/applications?sort=name#results');
  expect(heads((await open('/applications')).text)).toEqual(['Child', 'City', 'Actions']);
  expect(heads((await open('/applications', { id: 2 })).text)).toEqual(before);
  expect(heads((await open('/donations')).text)).toContain('Amount');
});

it('shows that nothing matches only with a search or filter', async () => {
  expect((await open('/applications?q=nobody')).text).toContain('Nothing matches');
  expect((await open('/applications?state=withdrawn')).text).toContain('Nothing matches');
  expect((await open('/applications?sort=name&before=applications.0')).text).not.toContain(
    'Nothing matches',
  );
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Db } from '@/school-api/db';
import { EXPORTED } from '@/school-api/office/screens/exports/exported';
import { NOW } from '../school-api/cli/office';
import {
  addApplication,
  addDonation,
  addJob,
  addMessage,
  addOffline,
  addOrder,
  addReceipt,
  daysAgo,
} from '../school-api/cli/rows';
import { openTestOffice } from './support/office';

/** More than one page of the screen. */
const RECORDS = 60;

/** The name identifies a record in both. */
const nameOf = (n: number) =>
  `Asha ${[...String(n)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`;

const pick = <T>(all: readonly [T, ...T[]], n: number): T => all[n % all.length] ?? all[0];

async function addRecords(db: Db) {
  for (let n = 0; n < RECORDS; n += 1) {
    const at = daysAgo(n);
    const name = nameOf(n);
    const state = pick(['paid', 'failed', 'created'] as const, n);
    const paid = { createdAt: at, openedAt: at, state, test: n % 5 === 0 };
    const application = await addApplication(db, {
      firstName: name,
      lastName: '',
      createdAt: at,
      applyFor: pick(['Class 5', 'Class 6'], n),
      ...(n % 2 === 0 && { verifiedAt: at, completedAt: at }),
      officeState: pick(['received', 'accepted', 'test taken'], n),
    });
    if (n % 2 === 0) await addOrder(db, application, { purpose: 'admission', ...paid });
    await addMessage(db, { name, createdAt: at, officeState: pick(['new', 'closed'], n) });
    await addJob(db, {
      applicantName: name,
      createdAt: at,
      officeState: pick(['new', 'hired'], n),
    });
    const donation = await addDonation(db, { donorName: name, createdAt: at });
    await addOrder(db, donation, { purpose: 'donation', ...paid });
    // Inserted in reverse order.
    const given = { donorName: name, givenOn: at, createdAt: daysAgo(RECORDS - n) };
    const cancelled = n % 4 === 0 ? { cancelledAt: at, cancelReason: 'A slip' } : {};
    const sourceId = await addOffline(db, { ...given, ...cancelled });
    await addReceipt(db, { sourceId, payerName: name, method: 'cash', paidAt: at });
  }
}

const office = await openTestOffice();
office.pass(NOW.getTime() - office.deps.now().getTime());
await addRecords(office.deps.db);
const head = await office.as('head');

const exported = z.array(z.record(z.string(), z.unknown()));

async function ofExport(subject: string, query: string): Promise<string[]> {
  const response = await head.get(`/exports/${subject}/file?format=json&${query}`);
  expect(response.status).toBe(200);
  return exported
    .parse(await response.json())
    .map((record) =>
      String(record.first_name ?? record.donor_name ?? record.applicant_name ?? record.name),
    );
}

async function ofScreen(address: string): Promise<string[]> {
  const names: string[] = [];
  let next: string | undefined = address;
  while (next !== undefined) {
    const response: Response = await head.get(next);
    expect(response.status, next).toBe(200);
    const html = await response.text();
    names.push(
      ...[...html.matchAll(/class="row-link"[^>]*>([^<]*)</g)].map(([, name = '']) => name),
    );
    next = /rel="next" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  }
  return names;
}

const DAYS = `since=${daysAgo(40).toISOString().slice(0, 10)}&until=${daysAgo(9).toISOString().slice(0, 10)}`;

/** The subject of the export, its list, the filters in the address, and the number of matches. */
const LISTS: readonly [string, string, string, number][] = [
  ['applications', '/applications', 'tests=yes', 60],
  ['applications', '/applications', `tests=yes&${DAYS}`, 32],
  ['applications', '/applications', 'tests=no', 54],
  ['applications', '/applications', 'tests=no&class=Class+5', 24],
  ['applications', '/applications', 'tests=yes&state=accepted', 20],
  ['applications', '/applications', 'tests=yes&progress=paid', 10],
  ['applications', '/applications', 'tests=yes&progress=completed', 20],
  ['applications', '/applications', 'tests=yes&progress=started', 30],
  ['messages', '/messages', '', 60],
  ['messages', '/messages', DAYS, 32],
  ['messages', '/messages', 'state=closed', 30],
  ['jobs', '/jobs', '', 60],
  ['jobs', '/jobs', DAYS, 32],
  ['jobs', '/jobs', 'state=hired', 30],
  ['donations', '/donations', 'source=online&tests=yes', 60],
  ['donations', '/donations', 'source=online&tests=no', 48],
  ['donations', '/donations', 'source=online&tests=yes&q=asha+b', 11],
  ['donations', '/donations', 'source=online&tests=no&state=received', 16],
  ['donations', '/donations', 'source=online&tests=no&state=failed', 16],
  ['donations', '/donations', 'source=online&tests=no&state=created', 16],
  ['donations', '/donations', `source=online&tests=yes&${DAYS}`, 32],
  ['offline-donations', '/donations', 'source=offline', 60],
  ['offline-donations', '/donations', 'source=offline&state=cancelled', 15],
  ['offline-donations', '/donations', `source=offline&${DAYS}`, 32],
];

describe('a list and its export have the same records, in the same order', () => {
  it.each(LISTS)('%s of %s?%s', async (subject, list, query, most) => {
    const shown = await ofScreen(`${list}?${query}`);
    expect(shown).toHaveLength(most);
    expect(shown).toEqual(await ofExport(subject, query));
  });

  it('for everything that can be exported', () => {
    const listed = new Set(LISTS.map(([subject]) => subject));
    expect(EXPORTED.map(({ subject }) => subject.name).sort()).toEqual([...listed].sort());
  });
});

const NO_DAY = 'Enter a date such as';
const NO_STATE = 'There is no such state';

it.each([
  ['/applications?since=yesterday', NO_DAY],
  ['/applications?state=rejected', NO_STATE],
  ['/applications?progress=x', NO_STATE],
  ['/donations?since=tomorrow', NO_DAY],
  ['/donations?until=2026-02-30', NO_DAY],
  ['/donations?state=rich', NO_STATE],
])('the list %s is refused: %s', async (address, message) => {
  const response = await head.get(address);
  expect(response.status).toBe(422);
  expect(await response.text()).toMatch(new RegExp(`role="alert".*${message}`, 's'));
});

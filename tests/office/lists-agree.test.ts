import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Db } from '@/school-api/db/db';
import { offlineGifts } from '@/school-api/db/schema/donations';
import { commandLine, NOW } from '../school-api/cli/office';
import {
  addApplication,
  addDonation,
  addJob,
  addMessage,
  addOrder,
  addReceipt,
  daysAgo,
} from '../school-api/cli/rows';
import { type Browser, openTestOffice, type TestOffice } from './support/office';

/** More than a page of the screens. */
const RECORDS = 60;

/** By its name a record is known in both. */
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
      ...{ firstName: name, lastName: '', createdAt: at },
      ...(n % 2 === 0 && { verifiedAt: at, completedAt: at }),
      officeState: pick(['new', 'admitted', 'in review'], n),
    });
    if (n % 2 === 0) await addOrder(db, application, { purpose: 'admission', ...paid });
    await addMessage(db, { name, createdAt: at, officeState: pick(['new', 'closed'], n) });
    await addJob(db, {
      applicantName: name,
      createdAt: at,
      officeState: pick(['new', 'taken'], n),
    });
    const donation = await addDonation(db, { donorName: name, createdAt: at });
    await addOrder(db, donation, { purpose: 'donation', ...paid });
    const id = `bank_${String(n).padStart(27, '0')}`;
    const gift = { amount: 50_000, donorName: name, givenOn: at, createdAt: at };
    const cancelled = n % 4 === 0 ? { cancelledAt: at, cancelReason: 'A slip' } : {};
    await db.insert(offlineGifts).values({ id, means: 'cash', ...gift, ...cancelled });
    await addReceipt(db, { sourceId: id, payerName: name, means: 'cash', paidAt: at });
  }
}

let office: TestOffice;
let head: Browser;
let school: ReturnType<typeof commandLine>;
let folder: string;
beforeAll(async () => {
  office = await openTestOffice();
  office.pass(NOW.getTime() - office.deps.now().getTime());
  folder = mkdtempSync(path.join(tmpdir(), 'school-lists-'));
  school = commandLine(office.deps.db, folder);
  await addRecords(office.deps.db);
  head = await office.as('head');
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

const exported = z.array(z.record(z.string(), z.unknown()));

/** What a command exports, by names. */
async function ofCommand(subject: string, options: readonly string[]): Promise<string[]> {
  const { out, code, told } = await school(subject, 'export', '--format', 'json', ...options);
  expect(code, told).toBe(0);
  const records = exported.parse(JSON.parse(out));
  return records.map((record) =>
    String(record.first_name ?? record.donor_name ?? record.applicant_name ?? record.name),
  );
}

/** What all pages of a list show, by names. */
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

const DAYS = {
  query: `since=${daysAgo(40).toISOString().slice(0, 10)}&until=${daysAgo(9).toISOString().slice(0, 10)}`,
  options: ['--since', daysAgo(40).toISOString().slice(0, 10)],
};
const days = [...DAYS.options, '--until', daysAgo(9).toISOString().slice(0, 10)];

/** The subject, its list, the filters in the address and as options, and how many there are. */
const LISTS: readonly [string, string, string, readonly string[], number][] = [
  ['applications', '/applications', 'tests=yes', ['--test'], 60],
  ['applications', '/applications', `tests=yes&${DAYS.query}`, ['--test', ...days], 32],
  ['applications', '/applications', 'tests=no', [], 54],
  [
    'applications',
    '/applications',
    'tests=yes&state=admitted',
    ['--test', '--office-state', 'admitted'],
    20,
  ],
  ['applications', '/applications', 'tests=yes&progress=paid', ['--test', '--state', 'paid'], 10],
  ['applications', '/applications', 'tests=yes&progress=begun', ['--test', '--state', 'begun'], 30],
  ['messages', '/messages', '', [], 60],
  ['messages', '/messages', DAYS.query, days, 32],
  ['messages', '/messages', 'state=closed', ['--office-state', 'closed'], 30],
  ['jobs', '/jobs', '', [], 60],
  ['jobs', '/jobs', DAYS.query, days, 32],
  ['jobs', '/jobs', 'state=taken', ['--office-state', 'taken'], 30],
  ['donations', '/gifts', 'source=online&tests=yes', ['--test'], 60],
  ['donations', '/gifts', 'source=online&tests=no', [], 48],
  ['donations', '/gifts', 'source=online&tests=no&state=paid', ['--state', 'paid'], 16],
  ['donations', '/gifts', `source=online&tests=yes&${DAYS.query}`, ['--test', ...days], 32],
  ['gifts', '/gifts', 'source=offline', [], 60],
  ['gifts', '/gifts', 'source=offline&state=cancelled', ['--state', 'cancelled'], 15],
  ['gifts', '/gifts', `source=offline&${DAYS.query}`, days, 32],
];

describe('a command and its screen list the same, in the same order', () => {
  it.each(LISTS)('%s and %s?%s', async (subject, list, query, options, most) => {
    const shown = await ofScreen(`${list}?${query}`);
    expect(shown).toHaveLength(most);
    expect(shown).toEqual(await ofCommand(subject, options));
    const { told } = await school(subject, 'list', '--limit', '100', ...options);
    expect(told).toBe(`${most} ${subject}\n`);
  });

  it('for every subject that the command line exports', async () => {
    const { told, out } = await school('help');
    const known = [...`${told}${out}`.matchAll(/^\s+([a-z-]+) export\b/gm)].map(([, name]) => name);
    // The audit is compared in command.test.ts; what one person is told, and content, have no list here.
    const others = ['accesses', 'person', 'content'];
    const listed = new Set([...LISTS.map(([subject]) => subject), ...others]);
    expect(known.length).toBeGreaterThan(4);
    expect(known.filter((name = '') => !listed.has(name))).toEqual([]);
  });
});

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { lawful, RETENTION } from '@/contract/facts/retention';
import { applications, codeSends, jobApplications, oneTimeCodes, outbox } from '@/school-api/db';
import { limitsAt } from '@/school-api/privacy';
import { type Office, openOffice } from './office';
import { addApplication, addCode, addJob, addMail, addOrder, daysAgo } from './rows';

let office: Office;
beforeEach(async () => {
  office = await openOffice({ demo: false });
  const { db } = office;
  const long = daysAgo(200);
  await addApplication(db, { id: 'old', createdAt: long });
  await addApplication(db, { id: 'old-completed', createdAt: long, completedAt: long });
  await addApplication(db, { id: 'busy', createdAt: long, completedAt: daysAgo(10) });
  await addApplication(db, { id: 'paid', createdAt: long, completedAt: long });
  await addOrder(db, 'paid', { state: 'paid', openedAt: long });
  await addApplication(db, { id: 'paying', createdAt: long, completedAt: long });
  await addOrder(db, 'paying', { state: 'attempted', openedAt: daysAgo(1) });
  await addApplication(db, { id: 'new' });
  await addCode(db, 'busy', daysAgo(3));
  await addCode(db, 'new', daysAgo(0));
  await addMail(db, { kind: 'otp', key: 'otp:busy:1', state: 'sent', createdAt: daysAgo(3) });
  await addMail(db, { kind: 'otp', key: 'otp:new:2', state: 'pending', createdAt: daysAgo(3) });
  await addMail(db, { kind: 'otp', key: 'otp:new:3', state: 'pending', createdAt: daysAgo(0) });
  await addMail(db, { createdAt: daysAgo(300), state: 'sent' });
  mkdirSync(office.inFolder('cv'));
  for (const [cvFile, age] of [
    ['old.pdf', 370],
    ['new.pdf', 300],
  ] as const) {
    writeFileSync(office.inFolder('cv', cvFile), 'cv');
    await addJob(db, { cvFile, createdAt: daysAgo(age) });
  }
});

const REMOVED = {
  'traces of one-time codes': 4,
  'names of children without consent': 1,
  'abandoned applications': 2,
  'CV files': 1,
};

function counts(table: string) {
  const lines = [...table.matchAll(/^(.+?) {2,}(\d+)$/gm)];
  const rows = lines.map(([, label = '', count]) => [label, Number(count)] as const);
  return Object.fromEntries(rows.filter(([, count]) => count > 0));
}

describe('retention run', () => {
  it('reports what it would remove with --dry-run', async () => {
    const { out } = await office.school('retention', 'run', '--dry-run');
    expect(counts(out)).toEqual(REMOVED);
    expect(out).toContain('WOULD BE REMOVED');
    expect(await office.db.$count(applications)).toBe(6);
    expect(existsSync(office.inFolder('cv', 'old.pdf'))).toBe(true);
  });

  it('removes old codes, abandoned applications and old CV files, and nothing else', async () => {
    const { out } = await office.school('retention', 'run');
    expect(counts(out)).toEqual(REMOVED);
    const kept = await office.db.select({ id: applications.id }).from(applications);
    expect(kept.map(({ id }) => id).sort()).toEqual(['busy', 'new', 'paid', 'paying']);
    expect(await office.db.$count(oneTimeCodes)).toBe(1);
    expect(await office.db.$count(codeSends)).toBe(1);
    const mails = await office.db.select({ kind: outbox.kind, key: outbox.key }).from(outbox);
    expect(mails.filter(({ kind }) => kind === 'otp')).toEqual([{ kind: 'otp', key: 'otp:new:3' }]);
    expect(mails).toHaveLength(2);
    expect(existsSync(office.inFolder('cv', 'old.pdf'))).toBe(false);
    expect(existsSync(office.inFolder('cv', 'new.pdf'))).toBe(true);
    const jobs = await office.db.select().from(jobApplications).orderBy(jobApplications.id);
    expect(jobs.map(({ cvFile, cvBytes }) => [cvFile, cvBytes])).toEqual([
      ['', 0],
      ['new.pdf', 1000],
    ]);
    const again = await office.school('retention', 'run');
    expect(counts(again.out)).toEqual({});
  });

  it('works in several batches', async () => {
    for (let n = 0; n < 450; n += 1) await addApplication(office.db, { createdAt: daysAgo(400) });
    await office.school('retention', 'run');
    expect(await office.db.$count(applications)).toBe(4);
  });
});

describe('the limits', () => {
  it.each([
    ['before the law and a late payment allow it', { applicationDays: 6 }],
    ['before the law and a late payment allow it', { donationDays: 6 }],
    ['before the law and a late payment allow it', { accountYears: 7 }],
    ['before the law and a late payment allow it', { logMonths: 11 }],
    ['before the CV of an application', { cvMonths: 36, jobMonths: 35 }],
    ['at once', { codeDays: 0 }],
    ['within a day', { mailMonths: 0.5 }],
  ])('never end %s: %j', (_when, changes) => {
    expect(() => lawful({ ...RETENTION, ...changes })).toThrow(/Years|Months|Days/);
  });

  const settings = { ...RETENTION, cvMonths: 1 };

  it('use calendar months', () => {
    const at = (iso: string) => limitsAt(new Date(iso), settings).cvs.toISOString().slice(0, 10);
    expect(at('2026-03-31T10:00:00Z')).toBe('2026-02-28');
    expect(at('2026-01-15T10:00:00Z')).toBe('2025-12-15');
  });

  it('count years from the end of a financial year in India', () => {
    const at = (iso: string) => limitsAt(new Date(iso), settings).accounts.toISOString();
    expect(at('2026-03-31T18:29:00Z')).toBe('2017-03-31T18:30:00.000Z');
    expect(at('2026-03-31T18:30:00Z')).toBe('2018-03-31T18:30:00.000Z');
  });
});

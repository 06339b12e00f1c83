import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Office, openOffice } from './office';
import { addApplication, addDonation, addJob, addMessage, addOrder, addReceipt } from './rows';

let office: Office;
beforeAll(async () => {
  office = await openOffice({ demo: false });
});
afterAll(() => office.close());

const records = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

async function exported(...args: string[]) {
  const { out } = await office.school(...args, '--format', 'json');
  return records.parse(JSON.parse(out));
}

describe('applications', () => {
  beforeAll(async () => {
    const { db } = office;
    const at = new Date('2026-11-01T20:00:00Z');
    await addApplication(db, { id: 'begun', createdAt: at });
    await addApplication(db, { id: 'verified', verifiedAt: at });
    await addApplication(db, { id: 'done', verifiedAt: at, completedAt: at, firstName: 'Om' });
    await addApplication(db, {
      id: 'paid',
      verifiedAt: at,
      completedAt: at,
      state: 'Uttar Pradesh',
      custom: { field_1: 'O positive' },
      noticeVersion: '2',
      ...{
        consentName: 'Devaki Rao',
        consentRelation: 'Mother',
        consentVersion: '3',
        consentAt: at,
      },
    });
    await addOrder(db, 'done', { state: 'failed' });
    await addOrder(db, 'paid', { state: 'paid', paymentId: 'pay_1', paidAt: at });
  });

  it('are listed with their progress', async () => {
    const { code, out, told } = await office.school('applications', 'list');
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toMatch(/^BEGUN AT +PROGRESS +FIRST NAME/);
    expect(out).toMatch(/2026-11-02 01:30 +begun +Keshav/);
    expect(out).toMatch(/completed +Om/);
    expect(told).toBe('4 applications\n');
  });

  it.each(['begun', 'verified', 'completed', 'paid'])(
    'are filtered by state: %s',
    async (state) => {
      const found = await exported('applications', 'export', '--state', state);
      expect(found.map(({ progress }) => progress)).toEqual([state]);
    },
  );

  it('are filtered by days in the school’s time zone, both inclusive', async () => {
    const stages = async (...args: string[]) =>
      (await exported('applications', 'export', ...args)).map(({ progress }) => progress);
    expect(await stages('--since', '2026-11-02', '--until', '2026-11-02')).toEqual(['begun']);
    expect(await stages('--until', '2026-11-01')).toEqual([]);
    expect(await stages('--since', '2026-11-21', '--state', 'paid')).toEqual(['paid']);
  });

  it('are listed with their total number', async () => {
    const { out, told } = await office.school('applications', 'list', '--limit', '2');
    expect(out.trim().split('\n')).toHaveLength(3);
    expect(told).toBe('2 of 4 applications\n');
  });

  it('are exported and shown with the declaration of the parent', async () => {
    const [paid] = await exported('applications', 'export', '--state', 'paid');
    expect(paid).toMatchObject({
      ...{ notice_version: '2', consent_name: 'Devaki Rao', consent_relation: 'Mother' },
      ...{ consent_version: '3', consent_at: '2026-11-01T20:00:00.000Z' },
    });
    const { out } = await office.school('applications', 'show', 'paid');
    expect(out).toMatch(/consent_relation +Mother/);
    const [begun] = await exported('applications', 'export', '--state', 'begun');
    expect(begun).toMatchObject({ consent_name: '', consent_version: '' });
  });

  it('are shown with all fields and the fee', async () => {
    const { out } = await office.school('applications', 'show', 'paid');
    expect(out).toMatch(/^field_1 +O positive$/m);
    expect(out).toMatch(/^state +Uttar Pradesh$/m);
    expect(out).toMatch(/^fee_rupees +1500\.00$/m);
    expect(out).toMatch(/^payment_id +pay_1$/m);
    expect(out).toMatch(/^paid_at +2026-11-02 01:30$/m);
  });

  it('are reported when they do not exist', async () => {
    const { code, told } = await office.school('applications', 'show', 'nobody');
    expect([code, told]).toEqual([1, 'There is no application nobody.\n']);
  });
});

describe('donations', () => {
  it('are exported with amount, payment and receipt', async () => {
    const id = await addDonation(office.db, { donorName: 'Asha', indianCitizen: true });
    const order = await addOrder(office.db, id, {
      ...{ purpose: 'donation', amount: 50_105, state: 'paid', paymentId: 'pay_9' },
      returned: 10_000,
    });
    await addReceipt(office.db, { number: 'D/2026-27/000001', sourceId: order, returned: 10_000 });
    await addDonation(office.db);
    const [given] = await exported('donations', 'export', '--state', 'paid');
    expect(given).toMatchObject({
      ...{ donor_name: 'Asha', amount_rupees: '501.05', payment_id: 'pay_9' },
      payment: 'part refunded',
      ...{ receipt_number: 'D/2026-27/000001', returned_rupees: '100.00', indian_citizen: 'yes' },
    });
    expect(await exported('donations', 'export', '--state', 'created')).toHaveLength(1);
  });
});

describe('messages and job applications', () => {
  it('are listed and shown by their number', async () => {
    await addMessage(office.db, { message: 'One\nTwo \u001b[31mred\u001b[0m' });
    await addJob(office.db, { cvFindings: 'JavaScript, HTML' });
    expect((await office.school('jobs', 'list')).out).toContain('JavaScript, HTML');
    expect((await office.school('messages', 'list')).out).toContain('One Two  [31mred [0m');
    const shown = await office.school('messages', 'show', '1');
    expect(shown.out).toMatch(/^message +One\n +Two {2}\[31mred \[0m$/m);
    const job = await office.school('jobs', 'show', '1');
    expect(job.out).toContain(office.inFolder('cv', 'abc.pdf'));
    expect((await office.school('jobs', 'show', 'first')).code).toBe(1);
  });
});

describe('an export for a spreadsheet', () => {
  const evil = ['=1+1', '+91 1', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', 'a, "b"\nc'];

  it('has a BOM, is quoted, and has no cell that works like a formula', async () => {
    for (const subject of evil) await addMessage(office.db, { name: 'Evil', subject });
    const { out } = await office.school('messages', 'export');
    expect(out.startsWith('\ufeff"id","received_at","name","mobile_code"')).toBe(true);
    expect(out.endsWith('\r\n')).toBe(true);
    expect(out).toContain(`"'+91"`);
    for (const subject of evil.slice(0, -1)) expect(out).toContain(`"'${subject}"`);
    expect(out).toContain('"a, ""b""\nc"');
    expect(out).not.toMatch(/(?:^|,)"[=+\-@\t\r＝]/m);
  });

  it('is written to a file that only its owner may read', async () => {
    const file = office.inFolder('messages.csv');
    writeFileSync(file, 'an older export');
    const { code, out, told } = await office.school('messages', 'export', '--out', file);
    expect([code, out, told]).toEqual([0, '', `9 messages written to ${file}\n`]);
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(11);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('reports a file that cannot be written', async () => {
    const file = office.inFolder('nowhere', 'messages.csv');
    const { code, told } = await office.school('messages', 'export', '--out', file);
    expect([code, told]).toEqual([1, `${file} cannot be written: its folder does not exist.\n`]);
  });

  it('contains every record once, across pages', async () => {
    const values = Array.from({ length: 1203 }, (_, n) => n);
    for (const n of values) await addJob(office.db, { applicantName: `Name ${n}` });
    const found = await exported('jobs', 'export');
    expect(found).toHaveLength(1204);
    expect(new Set(found.map(({ id }) => id)).size).toBe(1204);
  });
});

import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { donations, formControls } from '@/school-api/db';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { exportRoutes } from '@/school-api/office/screens/exports/exported';
import {
  addApplication,
  addDonation,
  addJob,
  addMessage,
  addOffline,
  addOrder,
  addReceipt,
  numberOf,
} from '../school-api/cli/rows';
import { openScreens } from './open-screens';

const screens = await openScreens([...exportRoutes, ...admissionsRoutes, ...donationRoutes]);
for (let n = 0; n < 450; n++) {
  const id = await addDonation(screens.db, {
    donorName: n === 0 ? '=cmd|calc' : `Donor ${n}`,
    message: n === 1 ? 'Two\nlines, and "quotes"' : '',
  });
  const state = n < 400 ? 'paid' : 'failed';
  await addOrder(screens.db, id, { purpose: 'donation', state, test: n === 449 });
}

const FILE = '/exports/donations/file';

const records = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

describe('an export', () => {
  it('opens safely in a spreadsheet: marked as UTF-8, quoted, without formulas', async () => {
    const bytes = Buffer.from(await (await screens.get(`${FILE}?format=csv`)).arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const csv = bytes.toString();
    expect(csv.startsWith('\ufeff"Donation id","Status","Created at","Amount (₹)"')).toBe(true);
    expect(csv.endsWith('"\r\n')).toBe(true);
    expect(csv).toContain(`"'=cmd|calc"`);
    expect(csv).toContain(`"'+91"`);
    expect(csv).toContain('"Two\nlines, and ""quotes""');
  });

  it('has every record once, blocks no request, and excludes records added meanwhile', async () => {
    const { body } = await screens.get(`${FILE}?format=json&tests=yes`);
    let text = '';
    for await (const piece of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += piece;
      // A visitor's request between two pieces; inside one transaction it would wait for ever.
      if (text.length < 5_000) await addDonation(screens.db, { donorName: 'Late' });
    }
    const ids = records.parse(JSON.parse(text)).map(({ donation_id }) => donation_id);
    expect(ids).toHaveLength(450);
    expect(new Set(ids).size).toBe(450);
    const late = eq(donations.donorName, 'Late');
    expect(await screens.db.$count(donations, late)).toBeGreaterThan(0);
    await screens.db.delete(donations).where(late);
  });

  it('names its file and the number of its records, and is audited', async () => {
    const response = await screens.get(`${FILE}?state=failed&tests=no&format=json`);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="donations-2026-11-21.json"',
    );
    expect(await response.json()).toHaveLength(49);
    const after = { state: 'failed', tests: 'no' };
    const line = { action: 'donations export', record: '49 donations', after };
    expect(screens.audits.at(-1)).toEqual(line);
    const all = { format: 'csv', all: 'yes' };
    await (await screens.post('/donations/actions/export?state=failed&tests=no', all)).text();
    expect(screens.audits.at(-1)).toEqual({ ...line, after: { ...after, rows: 'all that match' } });
  });

  it('is offered in its list after a confirmation, with the filters of both', async () => {
    const offered = await screens.get('/exports/donations?state=failed&tests=no&format=csv');
    const to = new URL(offered.headers.get('location') ?? '', 'http://office');
    expect(to.pathname).toBe('/donations');
    expect(to.searchParams.get('message')).toBe('export-confirmed');
    expect([to.searchParams.get('state'), to.searchParams.get('format')]).toEqual(['failed', null]);
    const [offer = ''] = (to.searchParams.get('offer') ?? '').split('.');
    expect(JSON.parse(Buffer.from(offer, 'base64url').toString())).toEqual([
      { label: 'Download', href: `${FILE}?state=failed&tests=no&format=csv` },
    ]);
  });

  it('is asked for again after a confirmation if its filters are too long for an offer', async () => {
    const { headers } = await screens.get(`/exports/donations?q=${'क'.repeat(200)}`);
    const { searchParams } = new URL(headers.get('location') ?? '', 'http://office');
    expect(searchParams.get('message')).toBe('export-confirmed-again');
  });

  it('is audited with the search, and returns to the list if a filter is wrong', async () => {
    const person = 'donor@example.org';
    await (await screens.get(`${FILE}?q=${person}&tests=no&cause=Cow&message=x`)).text();
    const after = { tests: 'no', search: 'yes', purpose: 'yes' };
    expect(screens.audits.at(-1)).toMatchObject({ action: 'donations export', person, after });
    await (await screens.get(`${FILE}?q=Meera+Rao`)).text();
    expect(JSON.stringify(screens.audits)).not.toContain('Meera');
    const wrong = await screens.get(`${FILE}?since=soon`);
    expect(wrong.headers.get('location')).toBe('/donations?since=soon');
  });

  it('is refused while another one of the same person is running', async () => {
    const running = await screens.get(`${FILE}?format=csv`);
    const refused = await screens.get(`${FILE}?format=csv&state=failed`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('10');
    const page = await refused.text();
    expect(page).toContain('Another export is running');
    expect(page).toContain('href="/donations?state=failed"');
    await running.body?.cancel();
    const next = await screens.get(`${FILE}?format=csv`);
    expect(next.status).toBe(200);
    expect((await next.text()).split('\r\n')).not.toHaveLength(0);
    const last = await screens.get(FILE);
    expect(last.status).toBe(200);
    await last.body?.cancel();
  });
});

describe('the fields of an export', () => {
  const exported = async (subject: string, query = '') => {
    const response = await screens.get(`/exports/${subject}/file?format=json&${query}`);
    return records.parse(await response.json());
  };
  const at = new Date('2026-11-01T20:00:00Z');

  it('of an application are its answers, its fee and the parent’s declaration', async () => {
    const done = { verifiedAt: at, completedAt: at, createdAt: at };
    const consent = { consentName: 'Devaki Rao', consentRelation: 'Mother', consentVersion: '3' };
    const id = await addApplication(screens.db, {
      ...done,
      ...consent,
      consentAt: at,
      noticeVersion: '2',
      state: 'Uttar Pradesh',
      custom: { field_1: 'O positive' },
    });
    const paid = { state: 'paid', paymentId: 'pay_1', paidAt: at } as const;
    await addOrder(screens.db, id, { ...paid, returned: 50_000, test: true });
    await addApplication(screens.db, { createdAt: at, consentWithdrawnAt: at });
    expect(await exported('applications', 'progress=paid&tests=yes')).toEqual([
      expect.objectContaining({
        progress: 'PRACTICE partly refunded',
        state: 'Uttar Pradesh',
        field_1: 'O positive',
        fee_rupees: '1500.00',
        returned_rupees: '500.00',
        payment_id: 'pay_1',
        paid_at: at.toISOString(),
        notice_version: '2',
        consent_name: 'Devaki Rao',
        consent_relation: 'Mother',
        consent_version: '3',
        consent_at: at.toISOString(),
      }),
    ]);
    expect(await exported('applications', 'progress=started')).toMatchObject([
      { progress: 'WITHDRAWN started', consent_name: '', consent_version: '' },
    ]);
  });

  it('are limited by days of the school, both inclusive', async () => {
    const on = (days: string) => exported('applications', `${days}&progress=started`);
    expect(await on('since=2026-11-02&until=2026-11-02')).toHaveLength(1);
    expect(await on('until=2026-11-01')).toEqual([]);
  });

  it('of a donation are its amount, its payment and its receipt', async () => {
    const give = async (donorName: string, amount: number, returned: number, voidedAt?: Date) => {
      const id = await addDonation(screens.db, { donorName, indianCitizen: true });
      const paid = { purpose: 'donation', state: 'paid', paymentId: `pay_${amount}` } as const;
      const order = await addOrder(screens.db, id, { ...paid, amount, returned });
      await addReceipt(screens.db, { number: `D/2026-27/${amount}`, sourceId: order, voidedAt });
    };
    await give('Yamuna in part', 50_105, 10_000);
    await give('Yamuna in whole', 60_000, 60_000, at);
    const found = await exported('donations', 'q=yamuna');
    expect(found).toHaveLength(2);
    for (const fields of [
      { status: 'refunded', received_rupees: '0.00', receipt_void_since: at.toISOString() },
      {
        status: 'partly refunded',
        amount_rupees: '501.05',
        payment_id: 'pay_50105',
        receipt_number: 'D/2026-27/50105',
        returned_rupees: '100.00',
        received_rupees: '401.05',
        indian_citizen: 'yes',
      },
    ]) {
      expect(found).toContainEqual(expect.objectContaining(fields));
    }
  });

  it('of a message and a job application are what was sent', async () => {
    await addMessage(screens.db, { message: 'One\nTwo' });
    await addJob(screens.db, { cvFindings: 'JavaScript, HTML' });
    expect(await exported('messages')).toMatchObject([{ name: 'Meera Rao', message: 'One\nTwo' }]);
    const cv = path.join(screens.dataDir, 'cv', 'abc.pdf');
    expect(await exported('jobs')).toMatchObject([{ cv, cv_findings: 'JavaScript, HTML' }]);
  });
});

describe('an export for people', () => {
  it('has the labels of the school’s own form as headings, and the notes', async () => {
    const id = await addApplication(screens.db, { firstName: 'Noted' });
    const number = await numberOf(screens.db, id);
    await screens.post(`/applications/${number}/notes`, { text: 'Rang the mother' });
    await screens.db
      .insert(formControls)
      .values({ key: 'first_name', fieldName: 'Child’s name', shown: true })
      .onConflictDoUpdate({ target: formControls.key, set: { fieldName: 'Child’s name' } });
    const csv = await (await screens.get('/exports/applications/file?format=csv&q=noted')).text();
    expect(csv).toContain('"Child’s name"');
    expect(csv).toContain(', Meena: Rang the mother"');
    expect(csv).not.toContain('first_name');
  });

  it('is an Excel file unless another format is asked for', async () => {
    const { headers, body } = await screens.get('/exports/messages/file');
    await body?.cancel();
    expect(headers.get('content-disposition')).toContain('messages-2026-11-21.xlsx');
    expect(headers.get('content-type')).toContain('spreadsheetml');
  });

  it('has only the selected rows, each kind in one file', async () => {
    const ids = [
      await addDonation(screens.db, { donorName: 'Chosen One' }),
      await addDonation(screens.db, { donorName: 'Chosen Two' }),
    ];
    ids.push(await addDonation(screens.db, { donorName: 'Not chosen' }));
    for (const id of ids) await addOrder(screens.db, id, { purpose: 'donation' });
    const cheque = await addOffline(screens.db, { cancelledAt: new Date() });
    await addReceipt(screens.db, { number: 'D/2026-27/900001', sourceId: cheque });
    const keys = ids.slice(0, 2).map((id): [string, string] => ['key', `donations.${id}`]);
    keys.push(['key', `offline-donations.${cheque}`]);
    const form: [string, string][] = [['format', 'csv'], ...keys];
    const csv = await (await screens.post('/donations/actions/export', form)).text();
    for (const name of ['Chosen One', 'Chosen Two']) expect(csv).toContain(name);
    expect(csv.match(/"(Status|State)"/g)).toEqual(['"Status"', '"State"']);
    expect(csv).toMatch(/"cancelled".*"500\.00".*"0\.00"/);
    expect(csv.trim().split('\r\n')).toHaveLength(4);
    expect(screens.audits.at(-1)).toMatchObject({ record: '3 donations' });
  });
});

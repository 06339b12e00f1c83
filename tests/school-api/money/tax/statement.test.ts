import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { donorCertificates, donorTaxIds, offlineDonations, receipts } from '@/school-api/db';
import { filingOf, readPanKey } from '@/school-api/money';
import { sealText } from '@/school-api/money/tax/seal-text';
import { donorKeyOf } from '@/school-api/money/tax/tax-ids';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { statements } from '@/school-api/office/screens/today/sources/statements';
import { openScreens } from '../../../office/open-screens';
import { NOW } from '../../cli/office';
import { addReceipt } from '../../cli/rows';
import { REGISTERED, RENEWED } from './registered';

const PAN_KEY = 'a'.repeat(64);
const key = readPanKey({ hex: PAN_KEY, file: '' });

const screens = await openScreens(donationRoutes, { env: { PAN_KEY }, facts: REGISTERED });

/** The offer of the message after a redirect. */
function undoIn(location: string | null) {
  const { searchParams } = new URL(location ?? '', 'http://office');
  const [text = ''] = searchParams.get('offer')?.split('.') ?? [];
  const offer = z.object({ action: z.string(), fields: z.record(z.string(), z.string()) });
  const [undo] = z.tuple([offer]).parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return undo;
}

type Donation = Parameters<typeof addReceipt>[1] & { pan?: string };

async function donation(number: string, { pan, ...changes }: Donation = {}) {
  await addReceipt(screens.db, { number, ...changes });
  if (pan === undefined) return;
  const sealed = sealText(pan, number, key);
  await screens.db.insert(donorTaxIds).values({ receiptNumber: number, sealed, givenAt: NOW });
}

const day = (text: string) => new Date(`${text}T12:00:00+05:30`);
const MEERA = { pan: 'ABCPE1234F', payerName: 'Meera Rao' };
const ADDRESS = '－5, Demo Lane\nVraja';
const TRUST = { pan: 'ABCTE1234F', payerName: '=The =Demo Trust', address: ADDRESS };

await fill();

/** Donations on both sides of 1 April 2026, of every kind that is stated or left out. */
async function fill() {
  const { db } = screens;
  const last = new Date('2026-03-31T18:29:59Z');
  const first = new Date('2026-03-31T18:30:00Z');
  const cheque = { amount: 100_000, method: 'cheque', sourceId: 'cheque' } as const;
  await donation('D/2025-26/000001', { ...MEERA, ...cheque, paidAt: last });
  await donation('D/2025-26/000002', { ...TRUST, paidAt: day('2026-01-05'), amount: 5_000_050 });
  const old = { paidAt: day('2026-02-02'), amount: 110_000 };
  await donation('D/2025-26/000003', { ...old, payerName: '=Formula' });
  const now = { paidAt: day('2026-08-08') };
  await donation('D/2026-27/000001', { ...MEERA, paidAt: first, amount: 100_000 });
  await donation('D/2026-27/000002', { ...MEERA, ...now, amount: 250_000, returned: 50_000 });
  await donation('D/2026-27/000003', { ...MEERA, ...now, amount: 200_000, method: 'cash' });
  await donation('D/2026-27/000004', { ...MEERA, ...now, amount: 200_001, method: 'cash' });
  const corpus = { amount: 10_000_000, method: 'cheque', sourceId: 'corpus' } as const;
  await donation('D/2026-27/000005', { ...TRUST, ...now, ...corpus });
  const slip = { givenOn: now.paidAt, donorName: 'Somebody', createdAt: NOW };
  await db.insert(offlineDonations).values([
    { ...slip, ...cheque, id: 'cheque', kind: 'Others' },
    { ...slip, ...corpus, id: 'corpus', kind: 'Corpus' },
  ]);
  await donation('D/2026-27/000006', { ...now });
  await donation('D/2026-27/000007', { ...MEERA, ...now, address: '' });
  const isVoid = { voidedAt: NOW, voidReason: 'cheque returned' };
  await donation('D/2026-27/000008', { ...MEERA, ...now, ...isVoid });
  const abroad = { indianCitizen: false };
  await donation('D/2026-27/000009', { ...MEERA, ...now, ...abroad });
  await donation('D/2026-27/000010', { ...now });
  await donation('D/2026-27/000011', { ...MEERA, ...now, ...abroad, method: 'cheque' });
  const receiptNumber = 'D/2026-27/000010';
  const lostKey = readPanKey({ hex: 'b'.repeat(64), file: '' });
  const sealed = sealText(MEERA.pan, receiptNumber, lostKey);
  await db.insert(donorTaxIds).values({ receiptNumber, sealed, givenAt: NOW });
  await donation('TEST/2026-27/000001', { ...MEERA, ...now, test: true });
  await donation('F/2026-27/000001', { ...MEERA, ...now, purpose: 'admission' });
}

/** As downloaded, with its byte order mark. */
async function fileOf(year: string, which: 'portal' | 'missing', of = screens): Promise<string> {
  const response = await of.get(`/donations/statement/${year}/${which}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer()).toString();
}
const golden = (name: string) => readFileSync(`tests/school-api/money/tax/golden/${name}`, 'utf8');

describe.each([
  ['2025-26', 'Form-10BD-2025-26.csv'],
  ['2026-27', 'Form-113-2026-27.csv'],
])('the statement of %s', (year, portalFile) => {
  it('is the one that was reviewed and approved, with the list of what is not in it', async () => {
    expect(await fileOf(year, 'portal')).toBe(golden(portalFile));
    expect(await fileOf(year, 'missing')).toBe(golden(`missing-or-not-claimable-${year}.csv`));
  });
});

it('a renewed registration is named from its first day, and changes nothing before', async () => {
  const options = { database: screens, env: { PAN_KEY }, facts: RENEWED };
  const renewed = await openScreens(donationRoutes, options);
  expect(await fileOf('2025-26', 'portal', renewed)).toBe(golden('Form-10BD-2025-26.csv'));
  const [, ...lines] = (await fileOf('2026-27', 'portal', renewed)).trim().split('\r\n');
  expect(lines.every((line) => line.includes(',AAATD0000DF20269,12/03/2026,'))).toBe(true);
});

const FILED = '/donations/statement/2026-27/filed';
const keep = (acknowledgement: string, undo = {}) =>
  screens.send(FILED, { acknowledgement, ...undo });

it('the file for the portal has the number of a donor’s certificate in each of their rows, and in no other', async () => {
  const donorKey = donorKeyOf(MEERA.pan, key);
  const year = { financialYear: '2026-27', problem: '', addedAt: NOW } as const;
  await screens.db.insert(donorCertificates).values([
    { ...year, id: 'whole', donorKey, acknowledgement: 'WHOLE1' },
    { ...year, id: 'doubtful', donorKey, problem: 'second', acknowledgement: 'OTHER1' },
    { ...year, id: 'old', financialYear: '2025-26', donorKey, acknowledgement: 'OLD1' },
  ]);
  expect((await keep('210000000000000000001')).message).toBe('filed');
  const { text: years } = await screens.open('/donations/statement');
  expect(years).toContain('/donations/statement/2026-27');
  expect(years).toContain('210000000000000000001');
  const [, ...lines] = (await fileOf('2026-27', 'portal')).trim().split('\r\n');
  const numbers = lines.map((line) => [line.split(',')[1], line.includes(MEERA.pan)]);
  expect(numbers).toEqual([
    ['WHOLE1', true],
    ['WHOLE1', true],
    ['', false],
  ]);
});

describe('the number of a filed statement', () => {
  const stored = async () => (await filingOf(screens.db, { name: '2026-27' })).acknowledgement;

  it('is as before after its undo, but not where another was saved since', async () => {
    await keep('', { undo: await stored() });
    expect((await keep('210000 000 000001')).location).toContain('&offer=');
    const undo = { undo: '210000000000001' };
    expect(await stored()).toBe(undo.undo);
    expect((await keep('', undo)).message).toBe('filed-undone');
    expect(await stored()).toBe('');
    expect(screens.audits.at(-1)).toMatchObject({ action: 'donations filed undo' });
    await keep('210000000000002');
    expect((await keep('', undo)).message).toBe('filed-since');
    expect(await stored()).toBe('210000000000002');
  });

  it.each(['a\u0000', '=1', 'x'.repeat(22)])('is not replaced by %j as an undo', async (wrong) => {
    const before = await stored();
    expect((await keep(wrong, { undo: before })).status).toBe(422);
    expect(await stored()).toBe(before);
  });

  it('has each number as the earlier one of the next, even if both are saved at once', async () => {
    const numbers = ['210000000000003', '210000000000004'];
    await Promise.all(numbers.map((number) => keep(number)));
    const [first, second] = screens.audits
      .filter(({ action }) => action === 'donations filed')
      .slice(-2);
    expect(second?.before).toEqual(first?.after);
    expect(second?.after).toEqual({ acknowledgement: await stored() });
  });

  it('is overdue after its last day, if there were donations', async () => {
    const overdue = async (path: string) =>
      (await screens.open(`/donations/statement${path}`)).text.match(/Overdue/g)?.length;
    const pages = ['/2025-26', '/2026-27', '/2024-25', ''];
    expect(await Promise.all(pages.map(overdue))).toEqual([1, undefined, undefined, 1]);
    expect((await screens.open('/donations/statement/2024-25')).text).not.toContain('/portal');
  });
});

describe('a filed statement', () => {
  const page = '/donations/statement/2025-26';
  const today = async (now = NOW) => {
    const { db, config } = screens;
    const lines = await statements.find({ db, config, now: () => now });
    expect(lines.every(({ href }) => href === page)).toBe(true);
    return lines.map(({ title }) => title);
  };
  const file = (fields: object) => screens.send(`${page}/filed`, { ...fields });
  const giveBack = (returned: number) =>
    screens.db.update(receipts).set({ returned }).where(eq(receipts.number, 'D/2025-26/000001'));

  it('is on Today from the end of its year until it is filed', async () => {
    const due = 'The yearly statement 2025-26 is due by 31 May 2026';
    expect(await today(day('2026-05-15'))).toEqual([due]);
    expect(await today()).toEqual([due.replace('is due', 'was due')]);
    await file({ acknowledgement: '210000000000005' });
    expect(await today()).toEqual([]);
    expect((await screens.open(page)).text).not.toContain('have changed since');
  });

  it('asks for a correction once its donations change, until that is filed', async () => {
    await giveBack(40_000);
    const changed = ['The statement 2025-26 has changed since it was filed'];
    expect(await today()).toEqual(changed);
    const { text } = await screens.open(page);
    expect(text).toContain(
      'You filed 2 rows with ₹51,000.50; now there are 2 rows with ₹50,600.50',
    );
    expect(text).toContain('₹1,100.00, 1 donation<');
    expect(text).toContain('class="row-link" href="/donations/offline/source-');
    const corrected = await file({ acknowledgement: '210000000000006' });
    expect(await today()).toEqual([]);
    const { action, fields } = undoIn(corrected.location);
    expect(action).toBe(`${page}/filed`);
    expect((await file(fields)).message).toBe('filed-undone');
    expect(await today()).toEqual(changed);
    await giveBack(0);
    expect(await today()).toEqual([]);
  });

  it('asks for a correction once the office has added the address that a receipt lacked', async () => {
    const isIts = eq(receipts.sourceId, 'cheque');
    const stored = () => screens.db.select().from(receipts).where(isIts);
    const donation = '/donations/offline/cheque';
    const action = `${donation}/details`;
    expect((await screens.open(donation)).text).not.toContain('Missing on the receipt');
    await screens.db.update(receipts).set({ address: '' }).where(isIts);
    await file({ acknowledgement: '210000000000007' });
    expect((await screens.open(donation)).text).toContain('Missing on the receipt');
    expect((await screens.send(action, { address: '' })).status).toBe(422);
    const typed = { address: '12, Demo Lane', payerName: 'Another' };
    const agreed = (await screens.send(action, typed)).fieldsTo(action);
    expect([await stored(), await today()]).toMatchObject([[{ address: '' }], []]);
    const saved = await Promise.all([agreed, agreed].map((one) => screens.send(action, one)));
    const messages = saved.map(({ message }) => message);
    expect(messages.sort()).toEqual(['receipt-complete', 'receipt-completed']);
    await screens.send(action, { ...agreed, address: 'Elsewhere' });
    expect(await stored()).toMatchObject([{ address: '12, Demo Lane', payerName: 'Meera Rao' }]);
    expect(screens.audits.filter(({ action }) => action === 'donations details')).toHaveLength(1);
    expect(await today()).toEqual(['The statement 2025-26 has changed since it was filed']);
  });

  it('is not compared once its PANs are deleted', async () => {
    await giveBack(40_000);
    expect(await today(day('2028-04-01'))).toEqual([]);
  });
});

it('a year whose PANs are deleted has no steps, and nobody is asked', async () => {
  const page = '/donations/statement/2022-23';
  expect((await screens.open(page)).text).toContain('deleted on 1 April 2025');
  for (const file of ['ask', 'portal']) {
    expect((await screens.get(`${page}/${file}`)).status).toBe(404);
  }
});

describe('a statement is refused', () => {
  it.each(['2026', '2026-28', '26-27', '2026-2027', '2026-28/portal', '2026-27/portals'])(
    'for %s, no page of a financial year',
    async (address) => {
      expect((await screens.get(`/donations/statement/${address}`)).status).toBe(404);
    },
  );

  it('without registration, with a message', async () => {
    const plain = await openScreens(donationRoutes, { database: screens, facts: {} });
    expect((await plain.get('/donations/statement/2026-27/portal')).status).toBe(404);
    expect((await plain.open('/donations/statement/2026-27')).text).toContain('content/school.ts');
  });

  it.each(['', '1234', 'x'.repeat(22), '=123456789012'])(
    'the acknowledgement %j',
    async (wrong) => {
      expect((await keep(wrong)).status).toBe(422);
    },
  );
});

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { applications } from '@/school-api/db';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { addApplication, addOrder, addReceipt, numberOf } from '../school-api/cli/rows';
import { openScreens } from './open-screens';

const screens = await openScreens(admissionsRoutes);

const FEES = '/applications/fees';
const APRIL = 'since=2026-04-01&until=2026-04-30';

let last = 0;

type Fee = { begun: string; paid: string; returned?: number; test?: boolean };

/** With its receipt; returns the application's id. */
async function addFee(child: string, { begun, paid, returned = 0, test = false }: Fee) {
  const [createdAt, paidAt] = [new Date(begun), new Date(paid)];
  const id = await addApplication(screens.db, { firstName: child, createdAt });
  const money = { amount: 150_000, returned, test };
  const sourceId = await addOrder(screens.db, id, { state: 'paid', paidAt, ...money });
  last += 1;
  const receipt = {
    purpose: 'admission',
    number: `F/2026-27/00000${last}`,
    subject: child,
  } as const;
  await addReceipt(screens.db, { ...receipt, ...money, sourceId, paidAt });
  return id;
}

describe('registration fees', () => {
  let late = '';
  beforeAll(async () => {
    await addFee('March', { begun: '2026-03-01T06:00Z', paid: '2026-03-31T18:29Z' });
    late = await addFee('Late', { begun: '2026-03-28T06:00Z', paid: '2026-04-02T06:00Z' });
    const part = { begun: '2026-04-03T06:00Z', paid: '2026-04-03T06:00Z' };
    await addFee('Practice', { ...part, test: true });
    const gone = await addFee('Gone', { ...part, returned: 50_000 });
    await screens.db.delete(applications).where(eq(applications.id, gone));
  });

  it('are listed and summed by the day of payment, less refunds, also without an application', async () => {
    const { text } = await screens.open(`${FEES}?${APRIL}`);
    expect(text).toContain('2 registration fees.');
    expect(text).toContain('<strong>₹2,500.00</strong> received, after refunds');
    expect(text).toMatch(/Gone<.*Late<\/a>/);
    for (const name of ['March', 'Practice']) expect(text).not.toContain(`${name}<`);
    expect(screens.audits.at(-1)).toMatchObject({ action: 'applications fees' });
    expect((await screens.open(`${FEES}?since=soon`)).status).toBe(422);
    expect((await screens.open('/applications', { role: 'accounts' })).text).toContain(FEES);
    expect((await screens.open('/applications', { role: 'admissions' })).text).not.toContain(FEES);
  });

  it('are exported as listed', async () => {
    const { text } = await screens.open(`/exports/fees/file?format=csv&${APRIL}`);
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('"Paid at","Receipt number","Amount (₹)","Refunded (₹)"');
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([
      ...['"F/2026-27/000004"', '"F/2026-27/000002"'],
    ]);
    expect(screens.audits.at(-1)).toMatchObject({ record: '2 registration fees' });
  });

  it('have their receipt on the application', async () => {
    const path = `/applications/${await numberOf(screens.db, late)}`;
    const { text } = await screens.open(path, { role: 'accounts' });
    expect(text).toContain(`href="${path}/receipt.pdf"`);
    const pdf = await screens.open(`${path}/receipt.pdf`, { role: 'accounts' });
    expect(pdf.text).toMatch(/^%PDF-/);
    expect(pdf.audited).toMatchObject([
      { action: 'receipts show', record: 'receipt F/2026-27/000002' },
    ]);
    const unpaid = await numberOf(screens.db, await addApplication(screens.db));
    expect((await screens.get(`/applications/${unpaid}/receipt.pdf`)).status).toBe(404);
  });
});

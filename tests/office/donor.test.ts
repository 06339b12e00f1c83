import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOfflineDonation } from '@/school-api/money/donations/offline/add';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { NOW } from '../school-api/cli/office';
import { addDonation, addOrder, addReceipt, daysAgo } from '../school-api/cli/rows';
import { REGISTERED } from '../school-api/money/tax/registered';
import { openDesk } from './desk';

const desk = await openDesk(donationRoutes, { facts: REGISTERED });
afterAll(() => desk.close());

let number = 900_000;

type Given = { name: string; email: string; mobile?: string; test?: boolean; returned?: number };

/** The address of its page. */
async function online({ name, email, mobile = '9000000001', test = false, returned = 0 }: Given) {
  const at = daysAgo(3);
  const id = await addDonation(desk.db, { donorName: name, email, mobile, createdAt: at });
  const paid = { purpose: 'donation', state: 'paid', paidAt: at, amount: 100_000 } as const;
  const sourceId = await addOrder(desk.db, id, { ...paid, test, returned });
  number += 1;
  const receipt = { number: `D/2026-27/${number}`, sourceId, paidAt: at, payerName: name, test };
  const emailKey = email.toLowerCase();
  await addReceipt(desk.db, { ...receipt, email, emailKey, amount: 100_000, returned });
  return `/gifts/online/${id}`;
}

async function cheque(name: string, email: string, pan?: string) {
  const slip = { means: 'cheque', givenOn: daysAgo(800), amount: 50_000, reference: name } as const;
  const added = await addOfflineDonation(
    desk.db,
    {
      ...{ ...slip, donorName: name, email, address: '', purpose: '', kind: 'Others' },
      ...{ indianCitizen: true, ...(pan && { pan }) },
    },
    { again: false, now: NOW, tax: desk.config.tax },
  );
  return added.added ? `/gifts/offline/${added.receipt.sourceId}` : '';
}

const rowsIn = (html: string) =>
  [...html.matchAll(/<tbody>(.*?)<\/tbody>/g)].map(([table]) => table.split('<tr>').length - 1);
const look = async (path: string) => (await desk.get(`${path}/donor`)).text();

describe('the page of a donor', () => {
  let first: string;
  let cash: string;
  beforeAll(async () => {
    first = await online({ name: 'By Mail', email: 'Asha@example.org', returned: 40_000 });
    await online({ name: 'By Phone', email: 'other@example.org' });
    await online({ name: 'Practice', email: 'asha@example.org', test: true });
    await online({ name: 'Stranger', email: 'no@example.org', mobile: '9000000009' });
    cash = await cheque('By Letter', 'asha@example.org', 'QRSPE5678T');
    await cheque('By Pan', 'third@example.org', 'QRSPE5678T');
    await cheque('Other Pan', 'fourth@example.org', 'ABCPE1234F');
  });

  it('has the donations with the same email, phone or PAN, and their sums by year', async () => {
    const html = await look(first);
    for (const name of ['By Mail', 'By Phone', 'By Letter']) expect(html).toContain(name);
    for (const name of ['Practice', 'Stranger', 'By Pan', 'Other Pan']) {
      expect(html).not.toContain(`${name}<`);
    }
    expect(html).toContain('₹2,100.00');
    expect(html).toContain('We have it for 1 of 3 donations');
    expect(rowsIn(html)).toEqual([2, 3]);
    const samePan = await look(cash);
    expect(samePan).toContain('By Pan');
    expect(samePan).not.toContain('Other Pan');
    expect(samePan).not.toContain('QRSPE');
    expect(desk.audits.at(-1)).toMatchObject({ action: 'gifts donor' });
  });

  it('has a statement of each year, of this donor alone', async () => {
    const pdf = await desk.get(`${first}/donor/2026-27`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await desk.get(`${first}/donor/2019-20`)).status).toBe(404);
  });

  it('takes one PAN for all donations that have none', async () => {
    await desk.post(`${first}/pan`, { pan: 'ABCPE1234F', others: 'yes' });
    const html = await look(first);
    expect(html).toContain('We have it for 4 of 4 donations');
    expect(html).toContain('Other Pan');
  });
});

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { donations, outbox } from '@/school-api/db';
import { addOfflineDonation } from '@/school-api/money';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { eraseRows } from '@/school-api/privacy/person/erase-rows';
import { NOW } from '../school-api/cli/office';
import { addDonation, addOrder, addReceipt, daysAgo } from '../school-api/cli/rows';
import { REGISTERED } from '../school-api/money/tax/registered';
import { openScreens } from './open-screens';

const screens = await openScreens(donationRoutes, { facts: REGISTERED });

let number = 900_000;

type Given = { name: string; email: string; mobile?: string; test?: boolean; returned?: number };

/** Returns the address of its page. */
async function online({ name, email, mobile = '9000000001', test = false, returned = 0 }: Given) {
  const at = daysAgo(3);
  const id = await addDonation(screens.db, { donorName: name, email, mobile, createdAt: at });
  const paid = { purpose: 'donation', state: 'paid', paidAt: at, amount: 100_000 } as const;
  const sourceId = await addOrder(screens.db, id, { ...paid, test, returned });
  number += 1;
  const receipt = { number: `D/2026-27/${number}`, sourceId, paidAt: at, payerName: name, test };
  const emailKey = email.toLowerCase();
  await addReceipt(screens.db, { ...receipt, email, emailKey, amount: 100_000, returned });
  return `/donations/online/${id}`;
}

async function cheque(name: string, email: string, pan?: string) {
  const slip = { method: 'cheque', givenOn: daysAgo(800), reference: name } as const;
  const added = await addOfflineDonation(
    screens.db,
    {
      ...slip,
      amount: 50_000,
      donorName: name,
      email,
      address: '',
      purpose: '',
      kind: 'Others',
      indianCitizen: true,
      ...(pan && { pan }),
    },
    { again: false, now: daysAgo(1), tax: screens.config.tax },
  );
  return added.added ? `/donations/offline/${added.receipt.sourceId}` : '';
}

const rowsIn = (html: string) =>
  [...html.matchAll(/<tbody>(.*?)<\/tbody>/g)].map(([table]) => table.split('<tr>').length - 1);
const look = async (path: string) => (await screens.open(`${path}/donor`)).text;

describe('a donor’s page', () => {
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
    for (const page of [first, cash]) expect(html).toContain(`class="row-link" href="${page}"`);
    const samePan = await look(cash);
    expect(samePan).toContain('By Pan');
    expect(samePan).not.toContain('Other Pan');
    expect(samePan).not.toContain('QRSPE');
    expect(screens.audits.at(-1)).toMatchObject({ action: 'donations donor' });
  });

  it('has a statement for each year, with this donor’s donations only', async () => {
    const pdf = await screens.get(`${first}/donor/2026-27`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await screens.get(`${first}/donor/2019-20`)).status).toBe(404);
  });

  it('accepts one PAN for other donations, by name, which can be undone', async () => {
    const { text } = await screens.open(first);
    expect(text).toMatch(/1 donation under another name.*By Phone, ₹1,000\.00/s);
    const save = (ticked: string) =>
      screens.send(`${first}/pan`, { pan: 'ABCPE1234F', [ticked]: 'yes' });
    await save('others');
    expect(await look(first)).toContain('We have it for 3 of 4 donations');
    const saved = await save('otherNames');
    const html = await look(first);
    expect(html).toContain('We have it for 4 of 4 donations');
    expect(html).toContain('Other Pan');
    const { message, audited } = await saved.undo();
    expect([message, audited.length]).toEqual(['pan-removed', 2]);
    expect(await look(first)).toContain('We have it for 1 of 3 donations');
    await save('otherNames');
  });
});

describe('the request for a PAN', () => {
  const year = '/donations/statement/2026-27';
  const requests = () => screens.db.select().from(outbox).where(eq(outbox.kind, 'pan-request'));
  const undoIn = (response: Response) => {
    const { searchParams } = new URL(response.headers.get('location') ?? '', 'http://office');
    const [text = ''] = searchParams.get('offer')?.split('.') ?? [];
    return /"at":"(\d+)"/.exec(Buffer.from(text, 'base64url').toString())?.[1] ?? '';
  };
  beforeAll(async () => {
    await online({ name: 'Lacks One', email: 'lacks@example.org', mobile: '1' });
    await online({ name: 'Lacks Two', email: 'Lacks@example.org', mobile: '1' });
    await online({ name: 'No Address', email: '', mobile: '2' });
    await online({ name: 'Has Erased', email: 'erased@example.org', mobile: '4' });
    await eraseRows(screens.db, 'erased@example.org');
    await online({ name: 'All Back', email: 'back@example.org', mobile: '3', returned: 100_000 });
  });

  it('shows the donors and the email before anything is sent', async () => {
    const { text: html } = await screens.open(`${year}/ask`);
    expect(html).toContain('Email 2 donors');
    for (const text of ['Lacks One', 'No Address', 'Call or write', 'Reply to this email']) {
      expect(html).toContain(text);
    }
    expect(html).not.toMatch(/All Back|Has Erased/);
    expect(html).toContain('class="row-link" href="/donations/online/');
    expect(await requests()).toEqual([]);
  });

  it('is sent once per donor and year, after a minute in which it can be undone', async () => {
    const first = await screens.post(`${year}/ask`);
    const mails = await requests();
    expect(mails.map(({ recipient }) => recipient.toLowerCase()).sort()).toEqual([
      'lacks@example.org',
      'no@example.org',
    ]);
    for (const { nextTryAt } of mails) {
      expect(nextTryAt.getTime() - NOW.getTime()).toBeGreaterThanOrEqual(60_000);
    }
    expect((await screens.send(`${year}/ask`)).message).toBe('pan-asked-nobody');
    expect(await requests()).toHaveLength(2);
    await screens.post(`${year}/ask/undo`, { at: undoIn(first) });
    expect(await requests()).toEqual([]);
    await screens.post(`${year}/ask`);
    await screens.db.update(outbox).set({ state: 'sent', tries: 1 });
    await screens.post(`${year}/ask/undo`, { at: String(NOW.getTime()) });
    expect(await requests()).toHaveLength(2);
    expect((await screens.open(`${year}/ask`)).text).toContain('Nobody to ask');
    await screens.db.update(outbox).set({ state: 'dead' });
    expect((await screens.open(`${year}/ask`)).text).toContain('Not delivered: call or write');
  });

  it('is part of the donation’s history', async () => {
    const [row] = await screens.db
      .select()
      .from(donations)
      .where(eq(donations.donorName, 'Lacks Two'));
    const { text } = await screens.open(`/donations/online/${row?.id}`);
    expect(text).toContain('PAN request');
  });
});

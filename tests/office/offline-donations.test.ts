import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { donorTaxIds, offlineGifts } from '@/school-api/db/schema/donations';
import { outbox } from '@/school-api/db/schema/outbox';
import { receipts } from '@/school-api/db/schema/receipts';
import { openText, readPanKey } from '@/school-api/money';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { NOW } from '../school-api/cli/office';
import { REGISTERED } from '../school-api/money/tax/registered';
import { openDesk } from './desk';

const desk = await openDesk(donationRoutes, { facts: REGISTERED });
afterAll(() => desk.close());

const bank = {
  ...{ means: 'cheque', givenOn: '2026-11-20', amount: '5,000', reference: 'CHQ 4512' },
  ...{ donorName: 'Govind Das', email: 'govind@example.org', address: '12, Demo Lane' },
  ...{ purpose: '', kind: 'Others', indianCitizen: 'yes' },
};

describe('a donation that did not come online', () => {
  const idIn = (html: string) => /name="id" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const newForm = async () => idIn(await (await desk.get('/gifts/new')).text());

  /** The page, what it says, and what it offers. */
  const saidAt = ({ headers }: Response) => {
    const { pathname, searchParams } = new URL(headers.get('location') ?? '', 'http://office');
    const [offers = ''] = searchParams.get('offer')?.split('.') ?? [];
    const text = Buffer.from(offers, 'base64url').toString();
    const labels = [...text.matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label);
    return `${pathname} ${searchParams.get('said')}: ${labels.join(', ')}`;
  };

  it('is recorded once when the form is sent twice', async () => {
    const before = await desk.db.$count(receipts);
    const form = { ...bank, means: 'cash', reference: '', id: await newForm() };
    const first = await desk.post('/gifts/new', form);
    const second = await desk.post('/gifts/new', form);
    expect(first.status).toBe(303);
    expect(saidAt(first)).toBe(`/gifts/offline/${form.id} gift-added: Print receipt, Add another`);
    expect(saidAt(second)).toBe(saidAt(first));
    expect(await desk.db.$count(receipts)).toBe(before + 1);
  });

  it('keeps what was typed when there is an error', async () => {
    const response = await desk.post('/gifts/new', { ...bank, amount: 'many', reference: ' ' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Enter the amount in rupees, such as 5000 or 5000.50');
    expect(html).toContain('Enter the number of the transfer or cheque');
    expect(html).toContain('value="Govind Das"');
    expect(html).toContain('value="many"');
  });

  it('is asked about in its form when another one has its reference', async () => {
    const one = await desk.post('/gifts/new', { ...bank, id: await newForm() });
    expect(one.status).toBe(303);
    const fields = { ...bank, reference: 'chq- 45 12', donorName: 'Other', id: await newForm() };
    const asked = await desk.post('/gifts/new', fields);
    const html = await asked.text();
    expect(asked.status).toBe(409);
    for (const word of ['Govind Das', '20 Nov 2026', '₹5,000.00']) expect(html).toContain(word);
    expect(html).toMatch(/name="donorName"[^>]*value="Other"/);
    const changed = await desk.post('/gifts/new', { ...fields, again: 'CHQ 1' });
    expect(changed.status).toBe(409);
    const answer = /name="again" value="([^"]*)"/.exec(html)?.[1] ?? '';
    const again = await desk.post('/gifts/new', { ...fields, again: answer });
    expect(saidAt(again)).toContain(`/gifts/offline/${fields.id} gift-added`);
  });

  it('is refused from a person who is not an Indian citizen, unless the school is registered for that', async () => {
    const post = async (to: typeof desk, indianCitizen: string) => {
      const form = { ...bank, reference: `FC ${indianCitizen}`, indianCitizen };
      const response = await to.post('/gifts/new', form);
      return [response.status, await response.text()] as const;
    };
    const [unasked, ask] = await post(desk, '');
    expect([unasked, ask]).toEqual([422, expect.stringContaining('Choose whether the donor is')]);
    const [refused, why] = await post(desk, 'no');
    expect([refused, why]).toEqual([422, expect.stringContaining('not registered for foreign')]);
    const facts = { ...REGISTERED, fcraRegistration: '000000000' };
    const database = { db: desk.db, close: async () => undefined };
    const registered = await openDesk(donationRoutes, { facts, database });
    expect((await post(registered, 'no'))[0]).toBe(303);
    const [kept] = await desk.db
      .select()
      .from(offlineGifts)
      .where(eq(offlineGifts.reference, 'FC no'));
    expect(kept?.indianCitizen).toBe(false);
    await registered.close();
  });

  it('takes the PAN in the same form, encrypts it, and does not ask for it in the receipt mail', async () => {
    const pan = { ...bank, reference: 'PAN 1', pan: 'qrspe 5678 t', id: await newForm() };
    expect((await desk.post('/gifts/new', pan)).status).toBe(303);
    const [receipt] = await desk.db.select().from(receipts).where(eq(receipts.sourceId, pan.id));
    const [stored] = await desk.db.select().from(donorTaxIds);
    expect(stored?.receiptNumber).toBe(receipt?.number);
    const key = readPanKey(desk.config.tax.panKey);
    expect(openText(stored?.sealed ?? '', receipt?.number ?? '', key)).toBe('QRSPE5678T');
    const [mail] = await desk.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `receipt:${pan.id}`));
    expect(mail?.data).toMatchObject({ hasPan: true });
    expect(JSON.stringify([mail?.data, desk.audits])).not.toContain('5678');
  });

  it.each([
    [{ pan: 'ABC' }, 'Enter a PAN: 5 letters'],
    [{ means: 'cash', amount: '2001' }, 'cash of more than ₹2,000'],
    [{ givenOn: '2021-09-22' }, 'not registered for tax deductions on this date'],
  ])('with a PAN that no statement can carry is sent back: %j', async (changes, why) => {
    const before = await desk.db.$count(receipts);
    const form = { ...bank, reference: 'PAN 2', pan: 'QRSPE5678T', ...changes };
    const response = await desk.post('/gifts/new', form);
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(why)]);
    expect(await desk.db.$count(receipts)).toBe(before);
  });

  it('is cancelled with a reason, once', async () => {
    const id = await newForm();
    await desk.post('/gifts/new', { ...bank, reference: 'CHQ 9', id });
    const path = `/gifts/offline/${id}/cancel`;
    expect((await desk.get(path)).status).toBe(200);
    const empty = await desk.post(path, { reason: ' ' });
    expect([empty.status, await empty.text()]).toEqual([
      422,
      expect.stringContaining('Enter the reason'),
    ]);
    const done = await desk.post(path, { reason: 'The cheque was not honoured' });
    expect(done.headers.get('location')).toBe(`/gifts/offline/${id}?said=gift-cancelled`);
    const again = await desk.post(path, { reason: 'Another' });
    expect(again.headers.get('location')).toContain('said=gift-was-cancelled');
    const [receipt] = await desk.db.select().from(receipts).where(eq(receipts.sourceId, id));
    expect(receipt).toMatchObject({ voidReason: 'The cheque was not honoured', voidedAt: NOW });
    expect(await desk.db.$count(outbox, eq(outbox.kind, 'gift-cancelled'))).toBe(1);
    const html = await (await desk.get(`/gifts/offline/${id}`)).text();
    expect(html).toContain('The cheque was not honoured');
    expect(html).not.toContain(path);
    const entered = { ...bank, reference: 'CHQ 9', id: await newForm() };
    expect((await desk.post('/gifts/new', entered)).status).toBe(303);
  });
});

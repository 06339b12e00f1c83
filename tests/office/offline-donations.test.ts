import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { offlineGifts } from '@/school-api/db/schema/donations';
import { outbox } from '@/school-api/db/schema/outbox';
import { receipts } from '@/school-api/db/schema/receipts';
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

describe('a gift that did not come online', () => {
  const idIn = (html: string) => /name="id" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const newForm = async () => idIn(await (await desk.get('/gifts/new')).text());

  it('is written down once, also when the form is sent twice', async () => {
    const before = await desk.db.$count(receipts);
    const form = { ...bank, means: 'cash', reference: '', id: await newForm() };
    const first = await desk.post('/gifts/new', form);
    const second = await desk.post('/gifts/new', form);
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toBe(`/gifts/offline/${form.id}?said=gift-added`);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await desk.db.$count(receipts)).toBe(before + 1);
  });

  it('keeps what was typed when something is wrong', async () => {
    const response = await desk.post('/gifts/new', { ...bank, amount: 'many', reference: ' ' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Enter the amount in rupees, such as 5000 or 5000.50');
    expect(html).toContain('Enter the number of the transfer or the cheque');
    expect(html).toContain('value="Govind Das"');
    expect(html).toContain('value="many"');
  });

  it('is asked about when its reference was entered before, on a page of its own', async () => {
    const one = await desk.post('/gifts/new', { ...bank, id: await newForm() });
    expect(one.status).toBe(303);
    const fields = { ...bank, reference: 'chq- 45 12', donorName: 'Other', id: await newForm() };
    const asked = await desk.post('/gifts/new', fields);
    const html = await asked.text();
    expect(asked.status).toBe(409);
    expect(html).toContain('Is it another gift?');
    for (const word of ['Govind Das', '20 Nov 2026', '₹5,000.00']) expect(html).toContain(word);
    expect(html).toContain('name="donorName" value="Other"');
    const again = await desk.post('/gifts/new', { ...fields, again: 'yes' });
    expect(again.headers.get('location')).toBe(`/gifts/offline/${fields.id}?said=gift-added`);
  });

  it('is not taken from who is no Indian citizen, unless the school is registered for that', async () => {
    const post = async (to: typeof desk, indianCitizen: string) => {
      const form = { ...bank, reference: `FC ${indianCitizen}`, indianCitizen };
      const response = await to.post('/gifts/new', form);
      return [response.status, await response.text()] as const;
    };
    const [unasked, ask] = await post(desk, '');
    expect([unasked, ask]).toEqual([422, expect.stringContaining('Choose whether the donor is')]);
    const [refused, why] = await post(desk, 'no');
    expect([refused, why]).toEqual([422, expect.stringContaining('no registration for foreign')]);
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

  it('is cancelled with a reason, once', async () => {
    const id = await newForm();
    await desk.post('/gifts/new', { ...bank, reference: 'CHQ 9', id });
    const path = `/gifts/offline/${id}/cancel`;
    expect((await desk.get(path)).status).toBe(200);
    const empty = await desk.post(path, { reason: ' ' });
    expect([empty.status, await empty.text()]).toEqual([
      422,
      expect.stringContaining('Write the reason'),
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

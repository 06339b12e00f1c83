import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feeRecords } from '@/school-api/db/schema/admission';
import { sandboxOrders } from '@/school-api/db/schema/sandbox';
import { FEE_PAISE, type House, openHouse } from './house';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  house.network.cut = false;
  await house.control({ down: false, webhooks: true, autoCapture: true });
});
afterAll(() => house.close());

const create = (id: string) => house.post('create-order/', { application_id: id });

describe('create-order', () => {
  it('answers key, order and the fee in paise', async () => {
    const { status, body } = await create(await house.apply());
    expect(status).toBe(200);
    expect(body).toEqual({
      key: house.account.keyId,
      order_id: expect.stringMatching(/^order_\w{14}$/),
      amount: FEE_PAISE,
      currency: 'INR',
      status_by_order: true,
    });
  });

  it('gives the open order again at a retry', async () => {
    const id = await house.apply();
    const [first, second] = [await create(id), await create(id)];
    expect(second.body).toEqual(first.body);
  });

  it('gives one order to two clicks at once', async () => {
    const id = await house.apply();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(id)));
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('keeps the price of the open order when the fee changes', async () => {
    const id = await house.apply();
    await create(id);
    await house.db.update(feeRecords).set({ amount: 2000 });
    const { body } = await create(id);
    await house.db.update(feeRecords).set({ amount: 1500 });
    expect(body.amount).toBe(FEE_PAISE);
  });

  it('refuses an application that is unknown, unverified or incomplete', async () => {
    expect((await create('nobody')).status).toBe(404);
    expect((await create(await house.apply({ verifiedAt: null }))).status).toBe(409);
    expect((await create(await house.apply({ completedAt: null }))).status).toBe(409);
  });

  it('refuses a paid application', async () => {
    const id = await house.apply();
    const { body } = await create(id);
    const { body: paid } = await house.checkout(body.order_id, 'pay');
    await house.post('verify-payment/', {
      order_id: paid.razorpay_order_id,
      payment_id: paid.razorpay_payment_id,
      razorpay_signature: paid.razorpay_signature,
    });
    const again = await create(id);
    expect(again.status).toBe(409);
    expect(again.body.error.code).toBe('conflict');
  });

  it('refuses a retry when the last try was paid and nobody had told us', async () => {
    const id = await house.apply();
    const { body } = await create(id);
    await house.checkout(body.order_id, 'pay');
    expect((await create(id)).status).toBe(409);
    expect((await house.orderOf(body.order_id)).state).toBe('paid');
  });

  it('finds the order again whose answer was lost', async () => {
    const id = await house.apply();
    house.network.loseAnswer = true;
    expect((await create(id)).status).toBe(503);
    const before = await house.db.select().from(sandboxOrders);
    const { body, status } = await create(id);
    expect(status).toBe(200);
    expect(before.map((order) => order.id)).toContain(body.order_id);
    expect(await house.db.select().from(sandboxOrders)).toHaveLength(before.length);
  });

  it('says that the provider cannot be reached, and works when it can', async () => {
    const id = await house.apply();
    house.network.cut = true;
    const refused = await create(id);
    expect(refused.status).toBe(503);
    expect(refused.body.error.message).toMatch(/try again/);
    house.network.cut = false;
    expect((await create(id)).status).toBe(200);
  });

  it('gives the open order while the provider cannot be asked about it', async () => {
    const id = await house.apply();
    const first = await create(id);
    await house.control({ down: true });
    expect((await create(id)).body).toEqual(first.body);
  });

  it('opens a new order at the provider when it does not know the old one', async () => {
    const id = await house.apply();
    const first = await create(id);
    await house.db.delete(sandboxOrders).where(eq(sandboxOrders.id, first.body.order_id));
    const second = await create(id);
    expect(second.status).toBe(200);
    expect(second.body.order_id).not.toBe(first.body.order_id);
    expect((await house.orderOf(second.body.order_id)).subjectId).toBe(id);
  });

  it('says so when the fee is not set', async () => {
    const id = await house.apply();
    await house.db.update(feeRecords).set({ amount: null });
    const { status, body } = await create(id);
    await house.db.update(feeRecords).set({ amount: 1500 });
    expect(status).toBe(503);
    expect(body.error.message).toMatch(/fee is not set/);
  });
});

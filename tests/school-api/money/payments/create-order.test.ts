import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxOrders } from '@/school-api/db';
import { setValues } from '../../../support/content';
import { FEE_PAISE, openPaymentsApp } from './payments-app';

const api = await openPaymentsApp();
beforeEach(api.reset);

const create = (id: string) => api.post('create-order/', { application_id: id });

describe('create-order', () => {
  it('returns key, order and the fee in paise', async () => {
    const { status, body } = await create(await api.apply());
    expect(status).toBe(200);
    expect(body).toEqual({
      key: api.account.keyId,
      order_id: expect.stringMatching(/^order_\w{14}$/),
      amount: FEE_PAISE,
      currency: 'INR',
      status_by_order: true,
      receipt_file: true,
    });
  });

  it('returns the open order at a retry', async () => {
    const id = await api.apply();
    const [first, second] = [await create(id), await create(id)];
    expect(second.body).toEqual(first.body);
  });

  it('creates one order for concurrent clicks', async () => {
    const id = await api.apply();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(id)));
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('keeps the price of the open order when the fee changes', async () => {
    const id = await api.apply();
    await create(id);
    await setValues(api.db, 'fees', { amount: 2000 });
    const { body } = await create(id);
    await setValues(api.db, 'fees', { amount: 1500 });
    expect(body.amount).toBe(FEE_PAISE);
  });

  it('refuses an application that is unknown, unverified or incomplete', async () => {
    expect((await create('nobody')).status).toBe(404);
    expect((await create(await api.apply({ verifiedAt: null }))).status).toBe(409);
    expect((await create(await api.apply({ completedAt: null }))).status).toBe(409);
  });

  it('refuses an application that the school has decided', async () => {
    const { status, body } = await create(await api.apply({ officeState: 'not this time' }));
    expect(status).toBe(409);
    expect(body.error.message).toBe('This registration is closed. Please start a new one.');
  });

  it('refuses a paid application', async () => {
    const id = await api.apply();
    await api.payFee(await api.openFee(id));
    const again = await create(id);
    expect(again.status).toBe(409);
    expect(again.body.error.code).toBe('conflict');
  });

  it('rejects a retry when an earlier attempt was paid without a webhook', async () => {
    const id = await api.apply();
    const { body } = await create(id);
    await api.checkout(body.order_id, 'pay');
    expect((await create(id)).status).toBe(409);
    expect(await api.stateOf(body.order_id)).toBe('paid');
  });

  it('finds the order again after a lost response', async () => {
    const id = await api.apply();
    api.network.loseAnswer = true;
    expect((await create(id)).status).toBe(503);
    const before = await api.db.select().from(sandboxOrders);
    const { body, status } = await create(id);
    expect(status).toBe(200);
    expect(before.map((order) => order.id)).toContain(body.order_id);
    expect(await api.db.select().from(sandboxOrders)).toHaveLength(before.length);
  });

  it('reports an unreachable provider, and works when it is back', async () => {
    const id = await api.apply();
    api.network.cut = true;
    const refused = await create(id);
    expect(refused.status).toBe(503);
    expect(refused.body.error.message).toMatch(/try again/);
    api.network.cut = false;
    expect((await create(id)).status).toBe(200);
  });

  it('returns the open order while the provider is unreachable', async () => {
    const id = await api.apply();
    const first = await create(id);
    await api.control({ down: true });
    expect((await create(id)).body).toEqual(first.body);
  });

  it('opens a new order at the provider when it does not know the old one', async () => {
    const id = await api.apply();
    const first = await create(id);
    await api.db.delete(sandboxOrders).where(eq(sandboxOrders.id, first.body.order_id));
    const second = await create(id);
    expect(second.status).toBe(200);
    expect(second.body.order_id).not.toBe(first.body.order_id);
    expect((await api.orderOf(second.body.order_id)).subjectId).toBe(id);
  });

  it('reports a missing fee', async () => {
    const id = await api.apply();
    await setValues(api.db, 'fees', { amount: null });
    const { status, body } = await create(id);
    await setValues(api.db, 'fees', { amount: 1500 });
    expect(status).toBe(409);
    expect(body.error.message).toMatch(/fee is not set/);
  });
});

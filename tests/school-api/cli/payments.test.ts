import { beforeEach, describe, expect, it } from 'vitest';
import { paymentOrders } from '@/school-api/db';
import { paidFee } from '../money/payments/after-paid';
import { openPaymentsApp, type PaymentsApp } from '../money/payments/payments-app';
import { commandLine } from './office';

let api: PaymentsApp;
let school: ReturnType<typeof commandLine>;
beforeEach(async () => {
  api = await openPaymentsApp();
  api.clock.at = new Date('2026-11-21T09:58:00Z');
  school = commandLine(api.db, 'data/none');
});

async function paidWithoutWebhook() {
  const application = await api.apply();
  const order_id = await api.openFee(application);
  await api.checkout(order_id, 'pay');
  return { application, order_id };
}

describe('payments reconcile', () => {
  it('checks all open orders with --all and sends one receipt per paid order', async () => {
    const { order_id } = await paidWithoutWebhook();
    await api.openFee();
    const { output: due } = await school('payments', 'reconcile');
    expect(due).toContain('Checked 0 open orders');
    const { code, output } = await school('payments', 'reconcile', '--all');
    expect([code, output]).toEqual([
      0,
      'Checked 2 open orders, of which 1 turned out to be paid.\n',
    ]);
    expect(await api.stateOf(order_id)).toBe('paid');
    await school('payments', 'reconcile', '--all');
    expect(await api.mailsOf('admission-receipt')).toHaveLength(1);
  });

  it('checks with --all every order that check and Today name', async () => {
    const { order_id } = await paidWithoutWebhook();
    const openedAt = new Date('2026-10-24T09:58:00Z');
    await api.db.update(paymentOrders).set({ state: 'attempted', openedAt, checkAt: null });
    await school('payments', 'reconcile', '--all');
    expect(await api.stateOf(order_id)).toBe('paid');
  });

  it('checks one order by the id of its application', async () => {
    const { application, order_id } = await paidWithoutWebhook();
    const other = await paidWithoutWebhook();
    const { output } = await school('payments', 'reconcile', '--order', application);
    expect(output).toContain('Checked 1 open order, of which 1');
    expect(await api.stateOf(order_id)).toBe('paid');
    expect(await api.stateOf(other.order_id)).toBe('created');
  });

  it('asks a paid order about its refunds', async () => {
    const { orderId: order_id, refund, receipt } = await paidFee(api);
    await refund(50_000);
    const { code, output } = await school('payments', 'reconcile', '--order', order_id);
    expect([code, output]).toEqual([0, expect.stringContaining('is paid (pay_')]);
    expect(output).toContain('Checked 1 paid order for refunds.');
    expect(await receipt()).toMatchObject({ returned: 50_000 });
  });

  it('restores a paid order that only the provider knows', async () => {
    const { order_id } = await paidWithoutWebhook();
    await api.db.delete(paymentOrders);
    const { code, output } = await school('payments', 'reconcile');
    expect([code, output]).toEqual([0, expect.stringContaining('Restored 1 paid order')]);
    expect(await api.stateOf(order_id)).toBe('paid');
    expect(output).toContain('The office lists them on the Today page.');
  });

  it('reports an unreadable list of the provider and continues', async () => {
    await paidWithoutWebhook();
    await api.control({ down: true });
    const { code, output } = await school('payments', 'reconcile', '--all');
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('list of orders could not be read'),
    ]);
    expect(output).toContain('Checked 1 open order');
  });

  it('reports an unknown order', async () => {
    const { code, output } = await school('payments', 'reconcile', '--order', 'order_x');
    expect([code, output]).toEqual([1, 'There is no payment order order_x.\n']);
  });
});

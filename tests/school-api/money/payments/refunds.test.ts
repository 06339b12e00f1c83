import { beforeEach, describe, expect, it } from 'vitest';
import { reconcileRefunds } from '@/school-api/money';
import { afterPaid, paidFee } from './after-paid';
import { FEE_PAISE, openPaymentsApp } from './payments-app';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const api = await openPaymentsApp();
beforeEach(api.reset);

const status = async (orderId: string) =>
  (await api.post('verify-payment/', { order_id: orderId })).body;

const cases = async () => (await api.cases()).map(({ kind }) => kind);
const today = '2026-11-10';

describe('a refund', () => {
  it('of the whole amount, reported by webhook, voids the receipt, and notifies the payer once', async () => {
    const fee = await paidFee(api);
    expect(await fee.receipt()).toMatchObject({ returned: 0, voidedAt: null });
    await fee.refund();
    await fee.deliver();
    await fee.deliver();
    expect(await api.orderOf(fee.orderId)).toMatchObject({ state: 'paid', returned: FEE_PAISE });
    expect(await fee.receipt()).toMatchObject({
      returned: FEE_PAISE,
      voidedAt: api.clock.at,
      voidReason: 'Refunded',
    });
    const mails = await fee.mailsOf('refund');
    expect(mails.map(({ data, recipient }) => [recipient, data])).toEqual([
      ['parent@example.org', expect.objectContaining({ returned: FEE_PAISE, amount: FEE_PAISE })],
    ]);
    const receipts = await fee.mailed('admission-receipt', 'returned');
    expect(receipts).toEqual([FEE_PAISE]);
  });

  it('that failed is a case for the office until it is repeated', async () => {
    await api.control({ refunds: 'failed later' });
    const fee = await paidFee(api);
    await fee.refund();
    api.later(11);
    await api.app.request('/sandbox/control');
    await api.refundsNextDay();
    expect(await fee.receipt()).toMatchObject({ returned: 0, voidedAt: null });
    expect(await cases()).toEqual(['refund-failed']);
    const mails = await fee.mailsOf('office-case');
    expect(mails.map(({ data }) => data)).toMatchObject([
      { what: 'refund-failed', amount: FEE_PAISE },
    ]);
    expect(await fee.mailsOf('refund')).toEqual([]);
    await api.control({ refunds: 'processed' });
    await fee.refund();
    await fee.deliver();
    expect(await cases()).toEqual([]);
    expect(await fee.receipt()).toMatchObject({ returned: FEE_PAISE });
  });

  it('whose event arrives first also reports the payment', async () => {
    const orderId = await api.openFee();
    const { refund, receipt, deliver } = afterPaid(api, orderId);
    await api.checkout(orderId, 'pay');
    await refund(50_000);
    await deliver(['refund.processed']);
    expect(await api.orderOf(orderId)).toMatchObject({ state: 'paid', returned: 50_000 });
    await deliver();
    expect(await receipt()).toMatchObject({ returned: 50_000, voidedAt: null });
  });

  it('by the provider of money that it never captured pays nothing', async () => {
    const fee = await paidFee(api);
    const other = {
      id: 'pay_uncaptured',
      order_id: fee.orderId,
      amount: FEE_PAISE,
      currency: 'INR',
    };
    const payment = { ...other, status: 'refunded', captured: false, amount_refunded: FEE_PAISE };
    const refund = {
      id: 'rfnd_auto',
      payment_id: other.id,
      amount: FEE_PAISE,
      status: 'processed',
    };
    const payload = {
      payment: { entity: payment },
      refund: { entity: { ...refund, created_at: 1_790_000_000 } },
    };
    const event = JSON.stringify({ event: 'refund.processed', payload });
    expect((await api.webhook(event, 'evt_auto')).status).toBe(200);
    expect(await fee.receipt()).toMatchObject({ returned: 0, voidedAt: null });
  });

  it('is reported by an event that names only the payment', async () => {
    const fee = await paidFee(api);
    const payment_id = (await api.orderOf(fee.orderId)).paymentId;
    const refund = { id: 'rfnd_1', payment_id, amount: 50_000, status: 'processed' };
    const payload = { refund: { entity: { ...refund, created_at: 1_794_000_000 } } };
    await api.webhook(JSON.stringify({ event: 'refund.processed', payload }), 'evt_alone');
    expect(await fee.receipt()).toMatchObject({ returned: 50_000 });
    const foreign = {
      ...payload,
      refund: { entity: { ...refund, payment_id: 'pay_x', created_at: 1 } },
    };
    const other = JSON.stringify({ event: 'refund.processed', payload: foreign });
    expect((await api.webhook(other, 'evt_foreign')).status).toBe(200);
  });

  it('in an unexpected format is acknowledged, logged and found by the reconciler', async () => {
    const fee = await paidFee(api);
    await fee.refund(50_000);
    const [payment] = await api.paymentsAtProvider(fee.orderId);
    const entity = { id: payment?.id, order_id: fee.orderId, amount: FEE_PAISE, currency: 'INR' };
    const payload = {
      payment: { entity: { ...entity, status: 'captured', captured: true } },
      refund: { entity: { id: 'rfnd_odd', amount: 'fifty' } },
    };
    const odd = JSON.stringify({ event: 'refund.processed', payload });
    expect((await api.webhook(odd, 'evt_odd')).status).toBe(200);
    expect(api.lines.join('')).toContain('malformed-webhook');
    expect(await fee.receipt()).toMatchObject({ returned: 0 });
    await api.refundsNextDay();
    expect(await fee.receipt()).toMatchObject({ returned: 50_000 });
  });

  it('reported concurrently by webhook, reconciler and page counts once', async () => {
    const fee = await paidFee(api);
    await fee.refund(50_000);
    api.later(DAY);
    await Promise.all([
      fee.deliver(),
      reconcileRefunds(api.deps),
      status(fee.orderId),
      fee.deliver(),
    ]);
    expect(await fee.receipt()).toMatchObject({ returned: 50_000 });
    expect(await fee.mailsOf('refund')).toHaveLength(1);
  });
});

describe('the payer’s page', () => {
  it('learns of a refund when it asks again, with the day in India, in part and in full', async () => {
    await api.control({ webhooks: false });
    const fee = await paidFee(api);
    const known = { status: 'success', payment_id: fee.handled.payment_id };
    expect(await status(fee.orderId)).toEqual({ ...known, attempted: true });
    await fee.refund(50_000);
    api.later(MINUTE);
    const part = { amount: 50_000, on: today, whole: false };
    const reported = { ...known, refunded: part };
    expect(await status(fee.orderId)).toEqual({ ...reported, attempted: true });
    await fee.refund();
    // The provider is asked at most once a minute.
    expect(await status(fee.orderId)).toEqual(reported);
    api.later(MINUTE);
    const whole = { amount: FEE_PAISE, on: today, whole: true };
    expect(await status(fee.orderId)).toMatchObject({ status: 'success', refunded: whole });
    const { body } = await api.post('verify-payment/', fee.handled);
    expect(body).toEqual({ status: 'success', refunded: whole });
  });

  it('shows what is known if the provider cannot be reached', async () => {
    const fee = await paidFee(api);
    api.later(MINUTE);
    api.network.cut = true;
    const { payment_id } = fee.handled;
    expect(await status(fee.orderId)).toEqual({ status: 'success', payment_id });
    api.network.cut = false;
  });
});

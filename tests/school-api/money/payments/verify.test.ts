import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import { sandboxPayments } from '@/school-api/db';
import { render } from '@/school-api/mail';
import { reconcile } from '@/school-api/money';
import { setByFamily } from '@/school-api/records';
import { addRecords } from '../../../support/content';
import { FEE_PAISE, openPaymentsApp, signedFor } from './payments-app';

const api = await openPaymentsApp();
beforeEach(api.reset);

const recheck = (orderId: string) => api.verify({ order_id: orderId });

/** As if the provider had captured another amount. */
const payLess = (orderId: string) =>
  api.db
    .update(sandboxPayments)
    .set({ amount: FEE_PAISE - 1 })
    .where(eq(sandboxPayments.orderId, orderId));

describe('verify-payment', () => {
  it('adds the locations of the admission date to the receipt', async () => {
    const date = '2026-12-13';
    await addRecords(api.db, 'admission-dates', [
      { location: 'Vraja campus', admission_date: date },
      { location: 'City office', admission_date: date },
      { location: 'Elsewhere', admission_date: '2026-12-20' },
    ]);
    await api.payFee(await api.openFee(await api.apply({ admissionDate: date })));
    const receipt = (await api.mailsOf('admission-receipt')).at(-1);
    expect(receipt?.data).toMatchObject({
      admissionDate: date,
      places: 'Vraja campus, City office',
    });
  });

  it('pays the order, with one receipt and one notice, however often it is called', async () => {
    const orderId = await api.openFee();
    const handled = await api.pay(orderId);
    expect(
      await Promise.all([api.verify(handled), api.verify(handled), api.verify(handled)]),
    ).toEqual(['success', 'success', 'success']);
    const order = await api.orderOf(orderId);
    expect(order).toMatchObject({ state: 'paid', paymentId: handled.payment_id, checkAt: null });
    const mails = (await api.mails()).filter(({ key }) => key.endsWith(order.id));
    expect(mails.map(({ kind }) => kind)).toEqual(['admission-receipt', 'office-payment']);
    expect(mails[0]?.recipient).toBe('parent@example.org');
    expect(mails[1]?.data).toEqual({
      purpose: 'admission',
      test: true,
      name: 'Asha Vrajwasi',
      email: 'parent@example.org',
      reference: order.id,
      amount: FEE_PAISE,
      paymentId: handled.payment_id,
      paidAt: order.paidAt?.toISOString(),
    });
  });

  it('of an application withdrawn meanwhile asks the office, and invites nobody', async () => {
    const applicationId = await api.apply();
    const orderId = await api.openFee(applicationId);
    const handled = await api.pay(orderId);
    await setByFamily(api.db, applicationId, 'withdrawn', api.clock.at);
    expect(await api.verify(handled)).toBe('success');
    const [asked] = await api.mailsOf('office-case');
    expect(asked?.data).toMatchObject({ what: 'closed-application', amount: FEE_PAISE });
    const [receipt] = await api.mailsOf('admission-receipt');
    const text = render('admission-receipt', receipt?.data, readConfig({}).mail.school)?.text;
    expect(text).toContain('so your child is not registered');
    expect(text).not.toMatch(/Come with your|Admission date/);
  });

  it('responds 404 to an unknown order', async () => {
    const { status, body } = await api.post(
      'verify-payment/',
      signedFor(api.account, 'order_x', 'pay_x'),
    );
    expect(status).toBe(404);
    expect(body.error.code).toBe('not_found');
  });

  it('is pending while the provider is unreachable, and paid afterwards', async () => {
    const orderId = await api.openFee();
    const handled = await api.pay(orderId);
    api.network.cut = true;
    expect(await api.verify(handled)).toBe('pending');
    expect(await api.stateOf(orderId)).toBe('attempted');
    api.network.cut = false;
    await reconcile(api.deps);
    expect(await api.stateOf(orderId)).toBe('paid');
    expect(await recheck(orderId)).toBe('success');
  });

  it('captures an authorised payment', async () => {
    await api.control({ autoCapture: false });
    const orderId = await api.openFee();
    expect(await api.verify(await api.pay(orderId))).toBe('success');
    const [payment] = await api.paymentsAtProvider(orderId);
    expect(payment?.status).toBe('captured');
  });

  it('does not accept a payment of another amount', async () => {
    const orderId = await api.openFee();
    const handled = await api.pay(orderId);
    await payLess(orderId);
    expect(await api.verify(handled)).toBe('pending');
    expect(api.lines.join('')).toContain('payment-differs');
    expect(await api.stateOf(orderId)).toBe('attempted');
  });
});

describe('the re-check by order', () => {
  it.each([
    ['later', 'success'],
    ['fail', 'failed'],
  ] as const)('finds an attempt that the page did not see: %s is %s', async (choice, status) => {
    const orderId = await api.attempt(await api.openFee(), choice);
    api.later(11);
    expect(await recheck(orderId)).toBe(status);
  });

  it('reports `attempted` only when the provider was just asked', async () => {
    const orderId = await api.openFee();
    const ask = async () => (await api.post('verify-payment/', { order_id: orderId })).body;
    expect(await ask()).toEqual({ status: 'pending', attempted: false });
    // The rate limit skips the provider, so an attempt may have started meanwhile.
    expect(await ask()).toEqual({ status: 'pending' });
    api.network.cut = true;
    api.later(11);
    expect(await ask()).toEqual({ status: 'pending' });
    api.network.cut = false;
    await api.checkout(orderId, 'later');
    api.later(9);
    expect(await ask()).toEqual({ status: 'pending' });
    api.later(3600);
    expect(await ask()).toMatchObject({ attempted: true });
  });

  it('reports an attempt with another amount', async () => {
    const orderId = await api.openFee();
    await api.pay(orderId);
    await payLess(orderId);
    const { body } = await api.post('verify-payment/', { order_id: orderId });
    expect(body).toEqual({ status: 'pending', attempted: true });
  });

  it('asks the provider once in ten seconds, however often it is called', async () => {
    const orderId = await api.openFee();
    api.network.calls.length = 0;
    await Promise.all([recheck(orderId), recheck(orderId), recheck(orderId)]);
    expect(api.network.calls).toHaveLength(1);
    api.later(10);
    await recheck(orderId);
    expect(api.network.calls).toHaveLength(2);
  });
});

it('logs contain no keys, signatures or complete addresses', async () => {
  const handled = await api.pay(await api.openFee());
  await api.verify(handled);
  api.network.cut = true;
  await api.verify({ ...handled, razorpay_signature: '1'.repeat(64) });
  await recheck(await api.openFee().catch(() => 'none'));
  const text = api.lines.join('');
  const { keySecret, webhookSecret } = api.account;
  for (const secret of [keySecret, webhookSecret, handled.razorpay_signature, 'parent@']) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toContain(Buffer.from(`${api.account.keyId}:`).toString('base64').slice(0, 20));
});

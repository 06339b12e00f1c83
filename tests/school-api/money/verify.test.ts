import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admissionDates } from '@/school-api/db/schema/admission';
import { sandboxPayments } from '@/school-api/db/schema/sandbox';
import { reconcile } from '@/school-api/payments/reconcile';
import { FEE_PAISE, type House, handlerBody, openHouse, signedFor } from './house';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  house.network.cut = false;
  await house.control({ down: false, autoCapture: true, afterFailure: 'nothing' });
});
afterAll(() => house.close());

async function openOrder(): Promise<string> {
  const { body } = await house.post('create-order/', { application_id: await house.apply() });
  return body.order_id;
}

async function pay(orderId: string) {
  return handlerBody((await house.checkout(orderId, 'pay')).body);
}

const verify = async (body: unknown) => (await house.post('verify-payment/', body)).body.status;
const recheck = (orderId: string) =>
  verify({ order_id: orderId, payment_id: '', razorpay_signature: '' });

describe('verify-payment', () => {
  it('tells the family the places of its date as well', async () => {
    const date = '2026-12-13';
    await house.db.insert(admissionDates).values([
      { location: 'Vraja campus', admissionDate: date, place: 1 },
      { location: 'City office', admissionDate: date, place: 2 },
      { location: 'Elsewhere', admissionDate: '2026-12-20', place: 3 },
    ]);
    const application_id = await house.apply({ admissionDate: date });
    const { body } = await house.post('create-order/', { application_id });
    await verify(await pay(body.order_id));
    const receipt = (await house.mails()).findLast(({ kind }) => kind === 'admission-receipt');
    expect(receipt?.data).toMatchObject({
      admissionDate: date,
      places: 'Vraja campus, City office',
    });
  });

  it('pays the order, with one receipt and one notice, however often it is called', async () => {
    const orderId = await openOrder();
    const handled = await pay(orderId);
    expect(await Promise.all([verify(handled), verify(handled), verify(handled)])).toEqual([
      'success',
      'success',
      'success',
    ]);
    const order = await house.orderOf(orderId);
    expect(order).toMatchObject({ state: 'paid', paymentId: handled.payment_id, checkAt: null });
    const mails = (await house.mails()).filter(({ key }) => key.endsWith(order.id));
    expect(mails.map(({ kind }) => kind)).toEqual(['admission-receipt', 'office-payment']);
    expect(mails[0]?.recipient).toBe('parent@example.org');
    expect(mails[1]?.data).toEqual({
      purpose: 'admission',
      name: 'Asha Vrajwasi',
      email: 'parent@example.org',
      reference: order.subjectId,
      amount: FEE_PAISE,
      paymentId: handled.payment_id,
      paidAt: order.paidAt?.toISOString(),
    });
  });

  it('believes no wrong signature, and asks nobody about it', async () => {
    const orderId = await openOrder();
    const handled = await pay(orderId);
    house.network.calls.length = 0;
    for (const signature of ['0'.repeat(64), 'x', '', handled.razorpay_signature?.slice(1)]) {
      expect(await verify({ ...handled, razorpay_signature: signature })).toBe('failed');
    }
    expect((await house.orderOf(orderId)).state).toBe('created');
    expect(house.network.calls).toEqual([]);
  });

  it('believes no signature over another order or another payment', async () => {
    const [one, other] = [await openOrder(), await openOrder()];
    const handled = await pay(one);
    expect(await verify({ ...handled, order_id: other })).toBe('failed');
    expect(await verify({ ...handled, payment_id: 'pay_00000000000000' })).toBe('failed');
    expect((await house.orderOf(other)).state).toBe('created');
  });

  it('knows no order that it did not make', async () => {
    const { status, body } = await house.post(
      'verify-payment/',
      signedFor(house.account, 'order_x', 'pay_x'),
    );
    expect(status).toBe(404);
    expect(body.error.code).toBe('not_found');
  });

  it('does not call it paid while the provider cannot be asked, and finds out afterwards', async () => {
    const orderId = await openOrder();
    const handled = await pay(orderId);
    house.network.cut = true;
    expect(await verify(handled)).toBe('pending');
    expect((await house.orderOf(orderId)).state).toBe('attempted');
    house.network.cut = false;
    await reconcile(house.parts);
    expect((await house.orderOf(orderId)).state).toBe('paid');
    expect(await recheck(orderId)).toBe('success');
  });

  it('captures what the bank authorised', async () => {
    await house.control({ autoCapture: false });
    const orderId = await openOrder();
    expect(await verify(await pay(orderId))).toBe('success');
    const [payment] = await house.paymentsAtProvider(orderId);
    expect(payment?.status).toBe('captured');
  });

  it('does not take money of another amount for the order', async () => {
    const orderId = await openOrder();
    const handled = await pay(orderId);
    await house.db
      .update(sandboxPayments)
      .set({ amount: FEE_PAISE - 1 })
      .where(eq(sandboxPayments.orderId, orderId));
    expect(await verify(handled)).toBe('pending');
    expect(house.lines.join('')).toContain('payment-differs');
    expect((await house.orderOf(orderId)).state).not.toBe('paid');
  });
});

describe('the re-check of a page that waits', () => {
  it('is not paid before the money is there', async () => {
    expect(await recheck(await openOrder())).toBe('pending');
  });

  it('finds money of a window that was closed too early', async () => {
    const orderId = await openOrder();
    await house.checkout(orderId, 'later');
    house.later(11);
    expect(await recheck(orderId)).toBe('success');
  });

  it('says failed after a failed try', async () => {
    const orderId = await openOrder();
    await house.checkout(orderId, 'fail');
    expect(await recheck(orderId)).toBe('failed');
  });

  it('says that nobody tried to pay, only when the provider has just said so', async () => {
    const orderId = await openOrder();
    const ask = async () => {
      const alone = { order_id: orderId, payment_id: '', razorpay_signature: '' };
      return (await house.post('verify-payment/', alone)).body;
    };
    expect(await ask()).toEqual({ status: 'pending', attempted: false });
    // Too soon to ask the provider again: a try may have begun meanwhile.
    expect(await ask()).toEqual({ status: 'pending' });
    house.network.cut = true;
    house.later(11);
    expect(await ask()).toEqual({ status: 'pending' });
    house.network.cut = false;
    await house.checkout(orderId, 'later');
    house.later(9);
    expect(await ask()).toEqual({ status: 'pending' });
    house.later(3600);
    expect(await ask()).toMatchObject({ attempted: true });
  });

  it('does not say that nobody tried when the money is of another amount', async () => {
    const orderId = await openOrder();
    await pay(orderId);
    await house.db
      .update(sandboxPayments)
      .set({ amount: FEE_PAISE - 1 })
      .where(eq(sandboxPayments.orderId, orderId));
    const alone = { order_id: orderId, payment_id: '', razorpay_signature: '' };
    const { body } = await house.post('verify-payment/', alone);
    expect(body).toEqual({ status: 'pending', attempted: true });
  });

  it('asks the provider once in ten seconds, however often it is called', async () => {
    const orderId = await openOrder();
    house.network.calls.length = 0;
    await Promise.all([recheck(orderId), recheck(orderId), recheck(orderId)]);
    expect(house.network.calls).toHaveLength(1);
    house.later(10);
    await recheck(orderId);
    expect(house.network.calls).toHaveLength(2);
  });
});

describe('logs', () => {
  it('hold no key, no signature and no whole address', async () => {
    const handled = await pay(await openOrder());
    await verify(handled);
    house.network.cut = true;
    await verify({ ...handled, razorpay_signature: '1'.repeat(64) });
    await recheck(await openOrder().catch(() => 'none'));
    const text = house.lines.join('');
    const { keySecret, webhookSecret } = house.account;
    for (const secret of [keySecret, webhookSecret, handled.razorpay_signature, 'parent@']) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toContain(
      Buffer.from(`${house.account.keyId}:`).toString('base64').slice(0, 20),
    );
  });
});

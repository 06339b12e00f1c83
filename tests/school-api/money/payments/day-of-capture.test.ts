import { beforeEach, describe, expect, it } from 'vitest';
import { reconcile, restoreLost } from '@/school-api/money';
import { openPaymentsApp } from './payments-app';

const api = await openPaymentsApp();
beforeEach(api.reset);

const inIndia = (time: string) => new Date(`${time}:00+05:30`);
const OPENED = inIndia('2027-03-31T23:30');
const BEGUN = inIndia('2027-03-31T23:40');
const BEFORE_MIDNIGHT = inIndia('2027-03-31T23:50');
const HEARD = inIndia('2027-04-01T00:20');

/** Paid ten minutes before the financial year ends, but not reported to the school. */
async function payUnheard() {
  api.clock.at = OPENED;
  const orderId = await api.startDonation();
  api.clock.at = BEFORE_MIDNIGHT;
  const { body } = await api.checkout(orderId, 'pay');
  api.clock.at = HEARD;
  return { orderId, handled: body };
}

type Unheard = Awaited<ReturnType<typeof payUnheard>>;

const ask = (body: object) => api.post('donation-verify-payment/', body);
const WAYS: [string, (unheard: Unheard) => Promise<unknown>][] = [
  ['the checkout', ({ handled }) => ask(handled)],
  ['a page that asks by the order', ({ orderId }) => ask({ razorpay_order_id: orderId })],
  ['a webhook', ({ orderId }) => api.deliver(orderId)],
  ['the reconciler', () => reconcile(api.deps)],
  ['the provider’s list', () => api.forget().then(() => restoreLost(api.deps))],
];

describe('a donation reported after midnight', () => {
  it.each(WAYS)('carries the day and the year of its capture: by %s', async (_, hear) => {
    const unheard = await payUnheard();
    await hear(unheard);
    expect(await api.receiptOf(unheard.orderId)).toMatchObject({
      number: 'TEST/2026-27/000001',
      paidAt: BEFORE_MIDNIGHT,
      issuedAt: HEARD,
    });
    expect((await api.orderOf(unheard.orderId)).paidAt).toEqual(BEFORE_MIDNIGHT);
    const mails = await api.mails();
    const sent = mails.filter(({ kind }) => kind !== 'office-case');
    expect(sent.map(({ data }) => Reflect.get(Object(data), 'paidAt'))).toEqual([
      BEFORE_MIDNIGHT.toISOString(),
      BEFORE_MIDNIGHT.toISOString(),
    ]);
  });

  it('gets the next number of its own year, whatever numbers the new year has given', async () => {
    const rows = async (unheard: Unheard) => {
      await reconcile(api.deps);
      return (await api.receiptOf(unheard.orderId))?.number;
    };
    expect(await rows(await payUnheard())).toBe('TEST/2026-27/000001');
    const orderId = await api.startDonation();
    await api.payDonation(orderId);
    expect((await api.receiptOf(orderId))?.number).toBe('TEST/2027-28/000001');
    expect(await rows(await payUnheard())).toBe('TEST/2026-27/000002');
  });

  it.each([
    ['of the new year when it was captured there', true, '2027-28', HEARD],
    ['of the day of the payment when no capture is reported', false, '2026-27', BEFORE_MIDNIGHT],
  ])('is %s', async (_, capturedAt, year, paidAt) => {
    await api.control({ autoCapture: false, capturedAt });
    const { orderId } = await payUnheard();
    await reconcile(api.deps);
    const number = `TEST/${year}/000001`;
    expect(await api.receiptOf(orderId)).toMatchObject({ number, paidAt });
  });

  it('keeps its day if the family has reopened its payment since', async () => {
    api.clock.at = OPENED;
    const application = await api.apply();
    const lost = await api.openFee(application);
    api.clock.at = BEFORE_MIDNIGHT;
    await api.checkout(lost, 'pay');
    await api.forget();
    api.clock.at = HEARD;
    await api.openFee(application);
    await restoreLost(api.deps);
    expect((await api.receiptOf(lost))?.paidAt).toEqual(BEFORE_MIDNIGHT);
  });
});

const seconds = (at: Date) => at.getTime() / 1000;

/** The provider's event of the capture, with other fields of the payment. */
async function sendCapture(orderId: string, changes: Record<string, unknown>, eventId: string) {
  const captured = (await api.deliveries()).find(
    ({ event, body }) => event === 'payment.captured' && body.includes(orderId),
  );
  const event = JSON.parse(captured?.body ?? '');
  Object.assign(event.payload.payment.entity, changes);
  return (await api.webhook(JSON.stringify(event), eventId)).status;
}

describe('the time of a capture', () => {
  const reported = { captured_at: seconds(BEFORE_MIDNIGHT), created_at: seconds(BEGUN) };
  const tomorrow = seconds(inIndia('2027-04-02T00:20'));
  const yesterday = seconds(inIndia('2027-03-30T23:50'));

  it.each([
    ['is the one that the provider tells', {}, BEFORE_MIDNIGHT, false],
    ['is when the payer paid, where none is reported', { captured_at: undefined }, BEGUN, false],
    ['is not in the future', { captured_at: tomorrow }, BEGUN, true],
    ['is not before the order', { captured_at: yesterday }, BEGUN, true],
    ['may be reported in a way that cannot be read', { captured_at: '31 March' }, BEGUN, false],
    [
      'is when it was received, where nothing possible is reported',
      { captured_at: 1e15, created_at: yesterday },
      HEARD,
      true,
    ],
  ])('%s', async (_, changes, paidAt, isLogged) => {
    const { orderId } = await payUnheard();
    api.lines.length = 0;
    expect(await sendCapture(orderId, { ...reported, ...changes }, `evt_${orderId}`)).toBe(200);
    expect((await api.receiptOf(orderId))?.paidAt).toEqual(paidAt);
    expect(api.lines.some((line) => line.includes('"capture-time"'))).toBe(isLogged);
  });

  it('is kept once stored, even if another source reports another', async () => {
    const { orderId } = await payUnheard();
    await sendCapture(orderId, { ...reported, captured_at: undefined }, `evt_first_${orderId}`);
    await sendCapture(orderId, reported, `evt_second_${orderId}`);
    await reconcile(api.deps);
    expect((await api.receiptOf(orderId))?.paidAt).toEqual(BEGUN);
    expect((await api.orderOf(orderId)).paidAt).toEqual(BEGUN);
  });
});

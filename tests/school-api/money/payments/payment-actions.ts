import { eq } from 'drizzle-orm';
import { receipts } from '@/school-api/db';
import { findCases, reconcileRefunds } from '@/school-api/money';
import { DONATION as FORM } from '../../../support/donation';
import type { ProviderApp } from './payments-app';

export const DONATION = { ...FORM, amount: '1500', indian_citizen: 'yes', purpose: 'Cow Care' };

export const handlerBody = (paid: Record<string, string>) => ({
  order_id: paid.razorpay_order_id,
  payment_id: paid.razorpay_payment_id,
  razorpay_signature: paid.razorpay_signature,
});

/** Actions of visitors and the provider, and what is known of them afterwards. */
export function paymentActions(api: ProviderApp) {
  const verify = async (body: unknown) => (await api.post('verify-payment/', body)).body.status;
  const pay = async (orderId: string) => handlerBody((await api.checkout(orderId, 'pay')).body);
  const startDonation = async (changes: Partial<typeof DONATION> = {}): Promise<string> =>
    (await api.post('create-donation/', { ...DONATION, ...changes })).body.order_id;
  /** For a new application by default. */
  const openFee = async (application?: string): Promise<string> => {
    const application_id = application ?? (await api.apply());
    return (await api.post('create-order/', { application_id })).body.order_id;
  };
  /** An attempt that was not reported to the school. */
  const attempt = async (orderId: string, choice: 'pay' | 'fail' | 'later' = 'pay') => {
    await api.checkout(orderId, choice);
    return orderId;
  };
  /** The provider's events about an order, oldest first. */
  const eventsOf = async (orderId: string) =>
    (await api.deliveries()).filter(({ body }) => body.includes(orderId));
  return {
    verify,
    pay,
    eventsOf,
    startDonation,
    openFee,
    attempt,
    /** A day later the provider is checked for refunds and disputes. */
    refundsNextDay: () => {
      api.later(24 * 60 * 60);
      return reconcileRefunds(api.deps);
    },
    cases: () => findCases(api.db, { now: api.clock.at, test: true }),
    /** Paid, and known to be. */
    payDonation: async (orderId: string) => {
      const { body } = await api.checkout(orderId, 'pay');
      return (await api.post('donation-verify-payment/', body)).body.status;
    },
    payFee: async (orderId: string) => verify(await pay(orderId)),
    stateOf: async (orderId: string) => (await api.orderOf(orderId)).state,
    receiptOf: async (orderId: string) => {
      const { id } = await api.orderOf(orderId);
      const [receipt] = await api.db.select().from(receipts).where(eq(receipts.sourceId, id));
      return receipt;
    },
    mailsOf: async (kind: string) => (await api.mails()).filter((mail) => mail.kind === kind),
    /** Delivers each event about the order `times` times. */
    deliver: async (orderId: string, times = 1) => {
      const statuses: number[] = [];
      for (const { body, eventId } of await eventsOf(orderId)) {
        for (let time = 0; time < times; time += 1) {
          statuses.push((await api.webhook(body, eventId)).status);
        }
      }
      return statuses;
    },
  };
}

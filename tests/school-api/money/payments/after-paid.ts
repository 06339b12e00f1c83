import { sandboxDisputes, sandboxRefunds } from '@/school-api/db';
import type { PaymentsApp } from './payments-app';

/** Actions of a bank or the dashboard on one order at the provider. */
export function afterPaid(api: PaymentsApp, orderId: string) {
  const payments = () => api.paymentsAtProvider(orderId);
  const control = async (path: string, body: unknown) => {
    const response = await api.send(`/sandbox/control/${path}`, body);
    return { status: response.status, body: await response.json() };
  };
  const mailsOf = async (kind: string) => {
    const { id } = await api.orderOf(orderId);
    const own = [id, ...(await payments()).map((payment) => payment.id)];
    const isOurs = (text: string) => own.some((one) => text.includes(one));
    return (await api.mailsOf(kind)).filter(({ key, data }) =>
      isOurs(`${key} ${JSON.stringify(data)}`),
    );
  };
  return {
    /** Refunds a captured payment, newest first; by default all of it. */
    refund: async (amount?: number, which = 0) => {
      const captured = (await payments()).filter((payment) => payment.captured).reverse();
      const payment = captured[which];
      return (
        payment && control(`refunds/${payment.id}`, { ...(amount !== undefined && { amount }) })
      );
    },
    dispute: async (amount?: number) => {
      const payment = (await payments()).find(({ captured }) => captured);
      const asked = { payment_id: payment?.id ?? '', ...(amount !== undefined && { amount }) };
      return payment && control('disputes', asked);
    },
    endDispute: (
      disputeId: string,
      status: 'under_review' | 'won' | 'lost' | 'closed',
      deducted?: number,
    ) =>
      control('disputes', {
        dispute_id: disputeId,
        status,
        ...(deducted !== undefined && { deducted }),
      }),
    /** A second payment, which the provider accepts as if two banks had responded late. */
    payAgain: async () => {
      await api.control({ secondPayments: true });
      const answer = await api.checkout(orderId, 'pay');
      await api.control({ secondPayments: false });
      return answer;
    },
    books: async () => {
      const all = await payments();
      const ids = new Set(all.map(({ id }) => id));
      const ours = ({ paymentId }: { paymentId: string }) => ids.has(paymentId);
      return {
        payments: all.filter(({ captured }) => captured),
        refunds: (await api.db.select().from(sandboxRefunds)).filter(ours),
        disputes: (await api.db.select().from(sandboxDisputes)).filter(ours),
      };
    },
    receipt: () => api.receiptOf(orderId),
    mailsOf,
    /** A field of all emails of a kind, in order. */
    mailed: async (kind: string, field: string): Promise<unknown[]> =>
      (await mailsOf(kind)).map(({ data }) => Reflect.get(Object(data), field)),
    /** Delivers the provider's events about the order that this has not delivered yet. */
    deliver: async (names?: readonly string[]) => {
      const events = (await api.eventsOf(orderId)).filter(
        ({ event }) => names?.includes(event) ?? true,
      );
      for (const { body, eventId } of events) await api.webhook(body, eventId);
      return events.map(({ event }) => event);
    },
  };
}

/** A registration fee that is paid, and known to be. */
export async function paidFee(api: PaymentsApp) {
  const orderId = await api.openFee();
  const handled = await api.pay(orderId);
  await api.verify(handled);
  return { orderId, handled, ...afterPaid(api, orderId) };
}

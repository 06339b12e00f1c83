import { eq } from 'drizzle-orm';
import { donations } from '@/school-api/db/schema/donations';
import {
  capturedPayments,
  disputes,
  paymentEvents,
  paymentOrders,
  refunds,
} from '@/school-api/db/schema/orders';
import { outbox } from '@/school-api/db/schema/outbox';
import { receiptSerials, receipts } from '@/school-api/db/schema/receipts';
import { sandboxOrders } from '@/school-api/db/schema/sandbox';
import { handlerBody, type PaymentsApp } from './payments-app';

const GIFT = {
  ...{ mobile: '0000000012', donor_name: 'Asha Vrajwasi', email: 'donor@example.org' },
  ...{ address: '7, Kadamba Lane', city: 'Vraja', state: 'Uttar Pradesh', country: 'India' },
  ...{ amount: '1500', indian_citizen: 'yes', purpose: 'Cow Care' },
};

/** The money of a school whose database is lost, while the provider's is not. */
export function lostDatabase(api: () => PaymentsApp) {
  const forget = async () => {
    const ofOrders = [capturedPayments, refunds, disputes, paymentEvents, paymentOrders, donations];
    for (const table of [...ofOrders, receipts, receiptSerials, outbox]) {
      await api().db.delete(table);
    }
  };
  return {
    forget,
    /** All that happened before is known to nobody, also not to the provider. */
    clear: async () => {
      await forget();
      await api().db.update(sandboxOrders).set({ notes: {} });
    },
    openGift: async (changes: Partial<typeof GIFT> = {}): Promise<string> =>
      (await api().post('create-donation/', { ...GIFT, ...changes })).body.order_id,
    openFee: async (application: string): Promise<string> =>
      (await api().post('create-order/', { application_id: application })).body.order_id,
    /** Paid, and known to be paid. */
    payGift: async (orderId: string) => {
      const { body } = await api().checkout(orderId, 'pay');
      const { status } = await api().post('donation-verify-payment/', body);
      return status;
    },
    payFee: async (orderId: string) => {
      const { body } = await api().checkout(orderId, 'pay');
      await api().post('verify-payment/', handlerBody(body));
    },
    receiptOf: async (orderId: string) => {
      const { id } = await api().orderOf(orderId);
      const [receipt] = await api().db.select().from(receipts).where(eq(receipts.sourceId, id));
      return receipt;
    },
    notesOf: async (orderId: string) => {
      const { db } = api();
      const [order] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, orderId));
      return order?.notes ?? {};
    },
    mailsOf: async (kind: string) => (await api().mails()).filter((mail) => mail.kind === kind),
    /** The provider's events about an order, each delivered so many times. */
    deliver: async (orderId: string, times = 1) => {
      const events = (await api().deliveries()).filter(({ body }) => body.includes(orderId));
      const statuses: number[] = [];
      for (const { body, eventId } of events) {
        for (let time = 0; time < times; time += 1) {
          statuses.push((await api().webhook(body, eventId)).status);
        }
      }
      return statuses;
    },
  };
}

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { z } from 'zod';
import { type App, createApp } from '@/school-api/app';
import { readConfig } from '@/school-api/config';
import {
  applications,
  capturedPayments,
  type Db,
  disputes,
  donations,
  outbox,
  paymentEvents,
  paymentOrders,
  receiptSerials,
  receipts,
  refunds,
  sandboxAccounts,
  sandboxDeliveries,
  sandboxOrders,
  sandboxPayments,
} from '@/school-api/db';
import { openPayments } from '@/school-api/money';
import { sign } from '@/school-api/money/payments/signature';
import { openAccount, type SandboxAccount } from '@/school-api/money/sandbox/account';
import { hashToken } from '@/school-api/platform';
import { addRecords } from '../../../support/content';
import { openTestDatabase } from '../../test-database';
import { type Network, testNetwork } from './network';
import { paymentActions } from './payment-actions';

export { handlerBody } from './payment-actions';

export const FEE_PAISE = 150_000;

const BEGAN = new Date('2026-11-10T04:30:00Z');

/** The school's money tables; the provider has separate books. */
const OF_MONEY = [
  ...[capturedPayments, refunds, disputes, paymentEvents, paymentOrders, donations],
  ...[receipts, receiptSerials, outbox],
];

/** Payments and sandbox over a test database, with a fake clock and network. */
export async function openPaymentsApp() {
  const app = await openProviderApp();
  return { ...app, ...paymentActions(app) };
}

async function openProviderApp() {
  const { db } = await openTestDatabase();
  const clock = { at: BEGAN };
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const network: Network = testNetwork((path, init) => app.request(path, init));
  const payments = await openPayments(
    {
      keys: undefined,
      apiUrl: '',
      sandboxAllowed: true,
      sandboxControls: true,
      checkoutScript: 'build/sandbox-checkout.js',
      maxDonationPaise: 50_000_000,
    },
    { db, log, now: () => clock.at, ownUrl: () => 'http://provider.test', fetch: network.fetch },
  );
  const forms = { now: () => clock.at, settings: readConfig({ NODE_ENV: 'test' }).forms };
  const app: App = createApp({ db, log, mediaFolders: [], payments, forms });
  const account = await openAccount(db);
  await addRecords(db, 'fees', [{ category: 'Admission Registration Fee', amount: 1500 }]);

  const forget = async () => {
    for (const table of OF_MONEY) await db.delete(table);
  };
  const send = (path: string, body: unknown) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    db,
    app,
    clock,
    account,
    network,
    payments,
    deps: payments.deps,
    lines,
    send,
    /** The school's database is lost, the provider's is not. */
    forget,
    /** The initial state: nobody knows what happened before, not even the provider. */
    reset: async () => {
      await forget();
      await db.delete(sandboxDeliveries);
      await db.update(sandboxOrders).set({ notes: {} });
      await db.update(sandboxAccounts).set({ switches: {} });
      clock.at = BEGAN;
      Object.assign(network, { cut: false, loseAnswer: false });
      payments.deps.db = db;
    },
    notesOf: async (orderId: string) => {
      const [order] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, orderId));
      return order?.notes ?? {};
    },
    later: (seconds: number) => {
      clock.at = new Date(clock.at.getTime() + seconds * 1000);
    },
    /** Sent by the browser that verified the address, unless another grant is sent. */
    post: async (path: string, body: unknown) => {
      const { data } = orderAsked.safeParse(body);
      const sent = data ? { grant: grantOf(data.application_id), ...data } : body;
      const response = await send(`/api/${path}`, sent);
      return { status: response.status, body: await response.json() };
    },
    control: (switches: Record<string, unknown>) => send('/sandbox/control', switches),
    /** An attempt in the checkout window. */
    checkout: async (orderId: string, choice: 'pay' | 'fail' | 'later', more = {}) => {
      const method = { method: 'upi', vpa: 'success@razorpay' };
      const attempt = { key: account.keyId, order_id: orderId, method, choice, ...more };
      const response = await send('/sandbox/checkout/payments', attempt);
      return { status: response.status, body: await response.json() };
    },
    orders: () => db.select().from(paymentOrders),
    orderOf: async (providerOrderId: string) => {
      const [order] = await db
        .select()
        .from(paymentOrders)
        .where(eq(paymentOrders.providerOrderId, providerOrderId));
      if (order === undefined) throw new Error(`no order ${providerOrderId}`);
      return order;
    },
    mails: () => db.select().from(outbox).orderBy(outbox.id),
    deliveries: () => db.select().from(sandboxDeliveries).orderBy(sandboxDeliveries.id),
    paymentsAtProvider: (orderId: string) =>
      db.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId)),
    webhook: (body: string, eventId: string, signature = sign(body, account.webhookSecret)) =>
      app.request('/api/payments/webhook', {
        method: 'POST',
        headers: { 'x-razorpay-event-id': eventId, 'x-razorpay-signature': signature },
        body,
      }),
    apply: (changes: Partial<typeof applications.$inferInsert> = {}) =>
      insertApplication(db, clock.at, changes),
  };
}

export type ProviderApp = Awaited<ReturnType<typeof openProviderApp>>;
export type PaymentsApp = Awaited<ReturnType<typeof openPaymentsApp>>;

const orderAsked = z.looseObject({ application_id: z.string() });

/** For an application that was inserted into the database without a browser. */
export const grantOf = (id: string) => `grant-of-${id}`;

/** An application that is ready to pay by default. */
async function insertApplication(
  db: Db,
  now: Date,
  changes: Partial<typeof applications.$inferInsert>,
) {
  const id = randomBytes(24).toString('base64url');
  await db.insert(applications).values({
    id,
    email: 'parent@example.org',
    emailKey: 'parent@example.org',
    firstName: 'Asha',
    lastName: 'Vrajwasi',
    createdAt: now,
    verifiedAt: now,
    completedAt: now,
    grantHash: hashToken(grantOf(id)),
    ...changes,
  });
  return id;
}

/** A correctly signed checkout result. */
export function signedFor(account: SandboxAccount, orderId: string, paymentId: string) {
  const signature = sign(`${orderId}|${paymentId}`, account.keySecret);
  return { order_id: orderId, payment_id: paymentId, razorpay_signature: signature };
}

import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The sandbox provider's state, stored so that it survives a restart of the API. */
export const sandboxAccounts = pgTable('sandbox_accounts', {
  id: integer().primaryKey(),
  keyId: text('key_id').notNull(),
  keySecret: text('key_secret').notNull(),
  webhookSecret: text('webhook_secret').notNull(),
  /** Simulated faults; parsed with the schema of sandbox/switches.ts. */
  switches: jsonb().$type<unknown>().notNull().default({}),
});

export const sandboxOrders = pgTable('sandbox_orders', {
  id: text().primaryKey(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  receipt: text().unique(),
  notes: jsonb().$type<Record<string, string>>().notNull().default({}),
  status: text({ enum: ['created', 'attempted', 'paid'] })
    .notNull()
    .default('created'),
  attempts: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

export const PAYMENT_STATUSES = [
  'created',
  'authorized',
  'captured',
  'refunded',
  'failed',
] as const;

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => sandboxOrders.id),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    captured: boolean().notNull().default(false),
    /** Also null if the switch `capturedAt` omits it. */
    capturedAt: moment('captured_at'),
    /** Includes pending refunds, excludes failed ones. */
    amountRefunded: bigint('amount_refunded', { mode: 'number' }).notNull().default(0),
    method: text({ enum: ['upi', 'card', 'netbanking'] }).notNull(),
    vpa: text(),
    last4: text(),
    email: text().notNull().default(''),
    contact: text().notNull().default(''),
    errorReason: text('error_reason'),
    /** A later status change, and its time. */
    nextStatus: text('next_status', { enum: ['authorized', 'captured'] }),
    nextAt: moment('next_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sandbox_payments_order').on(table.orderId)],
);

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    amount: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ['pending', 'processed', 'failed'] }).notNull(),
    /** A later status change, and its time. */
    nextStatus: text('next_status', { enum: ['processed', 'failed'] }),
    nextAt: moment('next_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sandbox_refunds_payment').on(table.paymentId)],
);

export const DISPUTE_STATUSES = ['open', 'under_review', 'won', 'lost', 'closed'] as const;

export const sandboxDisputes = pgTable('sandbox_disputes', {
  id: text().primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => sandboxPayments.id),
  amount: bigint({ mode: 'number' }).notNull(),
  deducted: bigint({ mode: 'number' }).notNull().default(0),
  status: text({ enum: DISPUTE_STATUSES }).notNull(),
  createdAt: moment('created_at').notNull(),
});

export const sandboxDeliveries = pgTable(
  'sandbox_deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A duplicate has the same id. */
    eventId: text('event_id').notNull(),
    event: text().notNull(),
    /** The exact text that is signed and sent. */
    body: text().notNull(),
    /** Null once delivered or abandoned. */
    dueAt: moment('due_at'),
    tries: integer().notNull().default(0),
    claimedUntil: moment('claimed_until'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [index('sandbox_deliveries_due').on(table.dueAt)],
);

export type SandboxOrder = typeof sandboxOrders.$inferSelect;
export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxRefund = typeof sandboxRefunds.$inferSelect;
export type SandboxDispute = typeof sandboxDisputes.$inferSelect;

import { isNotNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { CURRENCY, ORDER_STATES } from '@/contract';
import { orderWords } from './search-words';
import { byAmount, byPayment } from './sort-values';

export const DISPUTE_STATES = ['none', 'open', 'won', 'lost'] as const;

export const PURPOSES = ['admission', 'donation'] as const;

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One order per application or donation. Without a foreign key, because the order is kept when
 * retention deletes an abandoned application.
 */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    /** Also the provider's `receipt`, used to find the order after a lost response. */
    id: text().primaryKey(),
    purpose: text({ enum: PURPOSES }).notNull(),
    /** The application's or the donation's id. */
    subjectId: text('subject_id').notNull(),
    /** Paise. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull().default(CURRENCY),
    state: text({ enum: ORDER_STATES }).notNull().default('created'),
    /** Null until the order exists at the provider. */
    providerOrderId: text('provider_order_id').unique(),
    /** Created with test keys or in the sandbox. */
    test: boolean().notNull().default(false),
    paymentId: text('payment_id'),
    /** The provider's code for the last attempt's failure; '' if it gave none. */
    failureReason: text('failure_reason').notNull().default(''),
    /** Hash of the paying browser's grant, for the receipt and the PAN. */
    grantHash: text('grant_hash'),
    createdAt: moment('created_at').notNull(),
    /** When checkout was last opened: the reconciler's 5 days start here. */
    openedAt: moment('opened_at').notNull(),
    openCount: integer('open_count').notNull().default(0),
    /** The provider's time of capture, not when we learned of it. */
    paidAt: moment('paid_at'),
    /** When the reconciler checks next; null when it is done. */
    checkAt: moment('check_at'),
    checks: integer().notNull().default(0),
    /** End of the lease of the instance that is checking. */
    claimedUntil: moment('claimed_until'),
    /** When the provider was last asked because of a visitor's re-check. */
    recheckedAt: moment('rechecked_at'),
    /** Paise of the paying payment returned, by refund or a lost dispute. */
    returned: bigint({ mode: 'number' }).notNull().default(0),
    /** When the last of it was returned. */
    returnedAt: moment('returned_at'),
    dispute: text({ enum: DISPUTE_STATES }).notNull().default('none'),
    /** When the provider is next checked for refunds; null once none can follow. */
    refundCheckAt: moment('refund_check_at'),
    /** When the row was rebuilt from the provider's notes; null if it was never lost. */
    restoredAt: moment('restored_at'),
    /** The receipt number in the provider's notes: null until it is there, '' if it cannot be written. */
    numberInNotes: text('number_in_notes'),
  },
  (table) => [
    unique('payment_orders_subject').on(table.purpose, table.subjectId),
    index('payment_orders_due').on(table.checkAt),
    index('payment_orders_refund_due').on(table.refundCheckAt),
    // Donations only: with the purpose as a column, PostgreSQL 18 would scan it all for selected orders.
    index('payment_orders_state')
      .on(table.state, byPayment(table), table.subjectId)
      .where(sql`${table.purpose} = 'donation'`),
    index('payment_orders_newest')
      .on(byPayment(table), table.subjectId)
      .where(sql`${table.purpose} = 'donation'`),
    index('payment_orders_returned')
      .on(byPayment(table), table.subjectId)
      .where(sql`${table.purpose} = 'donation' and ${table.returned} > 0`),
    // A month's donations are summed from the index alone.
    index('payment_orders_paid')
      .on(table.paidAt, table.amount, table.returned)
      .where(sql`${table.purpose} = 'donation' and ${table.state} = 'paid' and not ${table.test}`),
    index('payment_orders_restored').on(table.restoredAt).where(isNotNull(table.restoredAt)),
    index('payment_orders_unnoted')
      .on(table.paidAt)
      .where(sql`${table.state} = 'paid' and ${table.numberInNotes} is null`),
    index('payment_orders_attempted').on(table.openedAt).where(sql`${table.state} = 'attempted'`),
    index('payment_orders_test').on(table.purpose, table.subjectId).where(sql`${table.test}`),
    index('payment_orders_by_amount').on(table.purpose, byAmount(table.amount), table.subjectId),
    index('payment_orders_words').using('gin', orderWords(table)).with({ fastupdate: false }),
  ],
);

/** Processed events, for deduplication: the provider sends each at least once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    event: text().notNull(),
    providerOrderId: text('provider_order_id').notNull(),
    /** For an event that does not name the order. */
    paymentId: text('payment_id').notNull().default(''),
    receivedAt: moment('received_at').notNull(),
    /** When to ask the provider about an order missing from the database; null once done. */
    checkAt: moment('check_at'),
    checks: integer().notNull().default(0),
  },
  (table) => [index('payment_events_unknown').on(table.checkAt).where(isNotNull(table.checkAt))],
);

export type PaymentEvent = typeof paymentEvents.$inferSelect;

/** Every captured payment of an order: the office has to refund a second one. */
export const capturedPayments = pgTable(
  'captured_payments',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    seenAt: moment('seen_at').notNull(),
    /** 1 for an order's first payment; set by a trigger, so that an index finds second ones. */
    nth: integer().notNull().default(1),
  },
  (table) => [
    index('captured_payments_order').on(table.orderId),
    index('captured_payments_second').on(table.orderId).where(sql`${table.nth} = 2`),
  ],
);

export const REFUND_STATES = ['pending', 'processed', 'failed'] as const;

/** Made in the provider's dashboard. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id').notNull(),
    orderId: text('order_id').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: REFUND_STATES }).notNull(),
    /** The provider's time. */
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('refunds_order').on(table.orderId)],
);

export const disputes = pgTable(
  'disputes',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id').notNull(),
    orderId: text('order_id').notNull(),
    /** The amount that the bank demands. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The largest amount that the provider reported as deducted; 0 if it reported none. */
    deducted: bigint({ mode: 'number' }).notNull().default(0),
    state: text({ enum: DISPUTE_STATES }).notNull(),
    /** The provider's time of the state or deduction; null if unknown. */
    stateAt: moment('state_at'),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('disputes_order').on(table.orderId)],
);

export type DisputeState = (typeof DISPUTE_STATES)[number];
export type RefundState = (typeof REFUND_STATES)[number];
export type PaymentOrder = typeof paymentOrders.$inferSelect;
export type Purpose = PaymentOrder['purpose'];

import { bigint, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { CURRENCY, ORDER_STATES } from '@/contract';

export const PURPOSES = ['admission', 'donation'] as const;

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One order for each thing that is paid for. No foreign key to it: an order outlives an abandoned
 * application that retention deletes.
 */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    /** Also the receipt that the provider keeps, so that a lost answer can be found again. */
    id: text().primaryKey(),
    purpose: text({ enum: PURPOSES }).notNull(),
    /** The application's or the donation's id. */
    subjectId: text('subject_id').notNull(),
    /** Paise. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull().default(CURRENCY),
    state: text({ enum: ORDER_STATES }).notNull().default('created'),
    /** Null until the provider has answered; only an order that has one is handed out. */
    providerOrderId: text('provider_order_id').unique(),
    /** The payment that paid it. */
    paymentId: text('payment_id'),
    createdAt: moment('created_at').notNull(),
    /** When a visitor was last given it to pay: the reconciler's 5 days begin here. */
    openedAt: moment('opened_at').notNull(),
    paidAt: moment('paid_at'),
    /** When the reconciler asks next; null when there is nothing more to learn. */
    checkAt: moment('check_at'),
    checks: integer().notNull().default(0),
    /** The lease of the instance that is asking. */
    claimedUntil: moment('claimed_until'),
    /** When a visitor's re-check last made us ask. */
    askedAt: moment('asked_at'),
  },
  (table) => [
    unique('payment_orders_subject').on(table.purpose, table.subjectId),
    index('payment_orders_due').on(table.checkAt),
  ],
);

/** Events that have had their effect; the provider sends each at least once. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  event: text().notNull(),
  providerOrderId: text('provider_order_id').notNull(),
  receivedAt: moment('received_at').notNull(),
});

export type PaymentOrder = typeof paymentOrders.$inferSelect;
export type Purpose = PaymentOrder['purpose'];

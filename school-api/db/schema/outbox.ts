import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const OUTBOX_STATES = ['pending', 'sent', 'kept', 'dead'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/**
 * Transactional outbox. `kept` is an email on a machine without a mail server: shown at /outbox,
 * never sent.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Idempotency key: one mail per occasion. */
    key: text().notNull().unique(),
    kind: text().notNull(),
    recipient: text().notNull(),
    data: jsonb().$type<unknown>().notNull(),
    state: text({ enum: OUTBOX_STATES }).notNull().default('pending'),
    tries: integer().notNull().default(0),
    nextTryAt: at('next_try_at').notNull(),
    /** Lease of the instance that is sending the mail. */
    leasedUntil: at('leased_until'),
    lastError: text('last_error').notNull().default(''),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
    /** When somebody said that an undelivered email needs nothing more. */
    handledAt: at('handled_at'),
  },
  (table) => [
    index('outbox_due').on(table.nextTryAt).where(sql`${table.state} = 'pending'`),
    index('outbox_dead').on(table.id).where(sql`${table.state} = 'dead'`),
    // A record's emails, by key prefix.
    index('outbox_key_begins').on(table.key.op('text_pattern_ops')),
  ],
);

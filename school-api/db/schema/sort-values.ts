import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/*
 * Sort values, texts in byte order. Index and queries must call the same function here, or the
 * index is not used.
 */

type Paid = Record<'paidAt' | 'createdAt', AnyPgColumn>;

/** When an online donation was made; until it is paid, when its form was sent. */
export const byPayment = ({ paidAt, createdAt }: Paid): SQL<Date> =>
  sql`coalesce(${paidAt}, ${createdAt})`.mapWith((at) => new Date(at));

/** When the bank received a transfer; until it is found, when its donor sent it. */
export const byTransfer = ({
  bankDate,
  reportedOn,
}: Record<'bankDate' | 'reportedOn', AnyPgColumn>): SQL<Date> =>
  sql`timezone('Asia/Kolkata', coalesce(${bankDate}, ${reportedOn})::timestamp)`.mapWith(
    (at) => new Date(at),
  );

export const byText = (column: AnyPgColumn): SQL<string> =>
  sql<string>`(lower(${column}) collate "C")`;

export const byName = (first: AnyPgColumn, last: AnyPgColumn): SQL<string> =>
  sql<string>`(lower(${first} || ' ' || ${last}) collate "C")`;

/** By number: Class 9 before Class 10. */
export const byClass = (column: AnyPgColumn): SQL<string> =>
  sql<string>`(lpad(regexp_replace(${column}, '[^0-9]', '', 'g'), 3, '0') collate "C")`;

/** Days as 2026-11-25; missing ones last. */
export const byDay = (column: AnyPgColumn): SQL<string> =>
  sql<string>`(coalesce(nullif(${column}, ''), '~') collate "C")`;

export const byAmount = (column: AnyPgColumn): SQL<string> =>
  sql<string>`(lpad((${column})::text, 15, '0') collate "C")`;

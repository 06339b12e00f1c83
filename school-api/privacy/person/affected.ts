import { and, asc, count, lt, max, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  applications,
  contactMessages,
  type Db,
  donations,
  jobApplications,
  officeLetters,
  offlineDonations,
  outbox,
  receipts,
  transfers,
} from '../../db';
import type { TaxSettings } from '../../money';
import { UsageError } from '../../platform';
import { personHash } from './person-hash';

type People = {
  table: PgTable;
  email: AnyPgColumn | SQL;
  name: AnyPgColumn | SQL;
  since: AnyPgColumn;
};

type SentTable = PgTable & Record<'email' | 'createdAt', AnyPgColumn>;

const of = (table: SentTable, name: People['name']): People => ({
  table,
  email: table.email,
  name,
  since: table.createdAt,
});

/** Without an address, the phone is the only way to contact somebody. */
const sender = sql<string>`${contactMessages.name} || case when ${contactMessages.email} = '' then ' ' || ${contactMessages.mobileCode} || ' ' || ${contactMessages.mobile} else '' end`;

/** Tables that name people, with the column of the creation time. */
const TABLES = {
  applications: of(applications, applications.guardianName),
  donations: of(donations, donations.donorName),
  offline_donations: of(offlineDonations, offlineDonations.donorName),
  transfers: of(transfers, transfers.donorName),
  receipts: {
    table: receipts,
    email: receipts.email,
    name: receipts.payerName,
    since: receipts.issuedAt,
  },
  contact_messages: of(contactMessages, sender),
  job_applications: of(jobApplications, jobApplications.applicantName),
  office_letters: {
    table: officeLetters,
    email: officeLetters.recipient,
    name: sql<string>`''`,
    since: officeLetters.writtenAt,
  },
  outbox: {
    table: outbox,
    // Emails to the office concern somebody. Spelled out, since grouping compares the expressions.
    email: sql<string>`case when ${outbox.recipient} = 'office' then coalesce(${outbox.data} ->> 'email', '') else ${outbox.recipient} end`,
    name: sql<string>`''`,
    since: outbox.createdAt,
  },
} as const satisfies Record<string, People>;

export type AffectedTable = keyof typeof TABLES;

const isAffectedTable = (name: string): name is AffectedTable => Object.hasOwn(TABLES, name);

export function affectedTable(name: string): AffectedTable {
  if (isAffectedTable(name)) return name;
  const known = Object.keys(TABLES).join(', ');
  throw new UsageError(`There are no people in '${name}'; use one of ${known}.`);
}

const PAGE = 500;

/**
 * Whose data a table held during a period: rows created before its end. Rows deleted since are in a
 * backup of that time.
 */
export async function* pagesOfAffected(
  db: Db,
  name: AffectedTable,
  { until }: { since: Date; until: Date },
) {
  const { table, email, name: person, since }: People = TABLES[name];
  const address = sql<string>`lower(${email})`;
  const who = sql<string>`case when ${email} = '' then ${person} else '' end`;
  for (let after: readonly [string, string] | undefined; ; ) {
    const next = after && sql`(${address}, ${who}) > (${after[0]}, ${after[1]})`;
    const rows = await db
      .select({ email: address, who, name: max(sql<string>`${person}`), records: count() })
      .from(table)
      .where(and(lt(since, until), next))
      .groupBy(address, who)
      .orderBy(asc(address), asc(who))
      .limit(PAGE);
    const people = rows.map(({ email: address, name: called, records }) => ({
      email: address,
      name: called ?? '',
      records,
    }));
    // A row that remains after an erasure, or an email about nobody.
    yield people.filter((one) => one.email !== '' || one.name !== '');
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = [last.email, last.who];
  }
}

/** The stored address with this hash, to repeat an erasure after a restore. */
export async function findAddress(
  db: Db,
  hash: string,
  { now, panKey }: { now: Date; panKey: TaxSettings['panKey'] },
): Promise<string | undefined> {
  for (const name of Object.keys(TABLES).filter(isAffectedTable)) {
    for await (const people of pagesOfAffected(db, name, { since: now, until: now })) {
      const found = people.find(({ email }) => email && personHash(email, panKey) === hash);
      if (found) return found.email;
    }
  }
  return undefined;
}

import { sql } from 'drizzle-orm';
import type { Db } from './db';

/** First key of PostgreSQL's advisory locks. */
const SUBJECTS = {
  'start-application': 731,
  'code-address': 732,
  'code-client': 733,
  'cv-storage': 734,
  'donation-reference': 735,
  'donation-id': 738,
  person: 736,
  'office-people': 737,
  'content-list': 739,
  'content-changes': 740,
  'school-facts': 741,
  purge: 742,
  'test-date': 751,
  reminders: 752,
  certificates: 761,
  filing: 762,
  pan: 763,
  transfers: 743,
} as const;

/** Serialises transactions with the same subject and name. */
export async function takeAdvisoryLock(tx: Db, subject: keyof typeof SUBJECTS, name: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(${SUBJECTS[subject]}, hashtext(${name}))`);
}

/** False at once if another transaction has it. */
export async function tryAdvisoryLock(tx: Db, subject: keyof typeof SUBJECTS): Promise<boolean> {
  const taken = sql<boolean>`pg_try_advisory_xact_lock(${SUBJECTS[subject]}, 0)`;
  const [row] = await tx.select({ taken }).from(sql`(select) t`);
  return row?.taken === true;
}

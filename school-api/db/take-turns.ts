import { sql } from 'drizzle-orm';
import type { Db } from './db';

/** Numbers of locks that are not rows; each subject has its own. */
const SUBJECTS = { 'begin-application': 731, 'code-address': 732, 'code-client': 733 } as const;

/** Transactions about the same subject and name go one after the other. */
export async function takeTurns(tx: Db, subject: keyof typeof SUBJECTS, name: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(${SUBJECTS[subject]}, hashtext(${name}))`);
}

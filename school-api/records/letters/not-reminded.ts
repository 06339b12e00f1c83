import { and, eq, isNull, like, notExists, type SQL } from 'drizzle-orm';
import { applications, type Db, officeLetters } from '../../db';
import { isUndecided } from '../../forms';
import { reminderPattern } from './mail-key';

/** Undecided applications whose family was not reminded of the fee, or of the test on that day. */
export async function listNotReminded(tx: Db, which: SQL | undefined, testDay?: string) {
  const { id } = applications;
  const isReminder = like(officeLetters.key, reminderPattern(testDay));
  const reminder = tx
    .select({ id: officeLetters.id })
    .from(officeLetters)
    .where(and(eq(officeLetters.applicationId, id), isReminder));
  const rows = await tx
    .select({ id })
    .from(applications)
    .where(and(which, isUndecided, isNull(applications.consentWithdrawnAt), notExists(reminder)));
  return rows.map((row) => row.id);
}

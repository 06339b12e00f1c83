import { addDays } from 'date-fns';
import { inArray } from 'drizzle-orm';
import { fullName, isSameName } from '@/contract';
import { type Db, officeLetters } from '../../db';
import { findRegistered, isOver, STATES_WITHOUT_PLACE } from '../../forms';
import { addressKey } from '../../platform';
import type { OfficeRecord } from '../subjects/subject';
import { feeReminderKey } from './mail-key';
import type { Recipient } from './recipients';

/** Why no reminder of the registration fee is sent; undefined if it is due. */
export function reminderRefusal(record: OfficeRecord, now: Date): string | undefined {
  if (record.paid_at) return 'fee paid';
  if (!record.completed_at) return 'form not finished';
  const state = String(record.office_state);
  if (STATES_WITHOUT_PLACE.includes(state)) return `application ${state}`;
  // On its day it is too late to pay.
  const isTooLate = isOver(String(record.admission_date), addDays(now, 1));
  return isTooLate ? 'the test is today or has passed' : undefined;
}

/** Adds the reason for recipients who must not be reminded; the others stay unchanged. */
export async function leaveOutPaid(
  db: Db,
  recipients: readonly Recipient[],
  now: Date,
): Promise<Recipient[]> {
  const paid = await readPaid(db, recipients, now);
  const keys = recipients.map(({ key }) => feeReminderKey(key, now));
  const sent = await db
    .select({ key: officeLetters.key })
    .from(officeLetters)
    .where(inArray(officeLetters.key, keys));
  const reminded = new Set(sent.map(({ key }) => key));
  return recipients.map((recipient) => {
    const { key, record, to, values } = recipient;
    const isSameChild = ({ email, name }: Paid) =>
      email === addressKey(to) && isSameName(name, values.child ?? '');
    const leftOut =
      recipient.leftOut ??
      reminderRefusal(record, now) ??
      (paid.some(isSameChild) ? 'paid with another application' : undefined) ??
      (reminded.has(feeReminderKey(key, now)) ? 'reminded today' : undefined);
    return leftOut === undefined ? recipient : { ...recipient, leftOut };
  });
}

type Paid = { email: string; name: string };

/** A family that returns later to pay starts a new application. */
async function readPaid(db: Db, recipients: readonly Recipient[], now: Date): Promise<Paid[]> {
  const addresses = recipients.map(({ to }) => addressKey(to));
  const rows = await findRegistered(db, addresses, now);
  return rows.map((row) => ({ email: row.emailKey, name: fullName(row.firstName, row.lastName) }));
}

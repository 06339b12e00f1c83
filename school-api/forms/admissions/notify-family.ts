import { fullName } from '@/contract';
import type { applications, Db } from '../../db';
import { enqueueMail, type MailData } from '../../mail';
import { newToken } from '../../platform';
import { testOf } from './offered-dates';

/** Confirms by email what happened to an application; a moved test as a calendar file too. */
export async function notifyFamily(
  tx: Db,
  row: typeof applications.$inferSelect,
  answer: MailData<'family-answer'>['answer'],
  now: Date,
): Promise<void> {
  const { applicationNumber, firstName, lastName, applyFor, admissionDate, email, feeState } = row;
  const isMoved = answer === 'move' || answer === 'moved';
  const { date, time, place } = await testOf(tx, isMoved ? admissionDate : '');
  const data = {
    answer,
    applicationNumber,
    child: fullName(firstName, lastName),
    applyFor,
    admissionDate: date,
    time,
    places: place,
    feePaid: feeState === 'paid',
  };
  const kind = 'family-answer';
  await enqueueMail(tx, { key: `${kind}:${row.id}:${newToken()}`, kind, to: email, data }, now);
}

import { desc, eq, sql } from 'drizzle-orm';
import type { Answers, RegisteredChild } from '@/contract';
import { takeAdvisoryLock } from '../db/advisory-lock';
import { withinClockSkew } from '../db/clock-skew';
import type { Db } from '../db/db';
import { applications, oneTimeCodes } from '../db/schema/applications';
import { invalid } from '../http/json-body';
import { mailboxKey } from '../text/mailbox-key';
import { hasTooManyWrongCodes, tooManyWrongCodesMessage } from './code-attempts';
import { isSameCode } from './one-time-code';
import { readPrefill } from './prefill';
import { readRegistered } from './registered';
import { requireOpen } from './require-open';
import { CODE_MAX_WRONG_TRIES } from './settings';

export type Verified = {
  application_id: string;
  admission_data: Answers | null;
  registered?: RegisteredChild[];
};

const MESSAGES = {
  none: 'Please ask for a code first.',
  used: 'This code has already been used. Please ask for a new one.',
  expired: 'This code has expired. Please ask for a new one.',
  locked: 'Too many wrong tries. Please ask for a new code.',
  wrong: 'The code is not right. Please check it and try again.',
};

/** Checks the newest code of an application, which can be used once, and marks the address as verified. */
export async function verifyOtp(
  db: Db,
  applicationId: string,
  code: string,
  { now, phone }: { now: Date; phone: string },
): Promise<Verified> {
  const outcome = await db.transaction(async (tx) => {
    const application = await requireOpen(tx, applicationId);
    const mailbox = mailboxKey(application.email);
    // Serialises attempts over all registrations of a mailbox, so that each one is counted.
    await takeAdvisoryLock(tx, 'code-address', mailbox);
    if (await hasTooManyWrongCodes(tx, mailbox, now)) return tooManyWrongCodesMessage(phone);
    const refused = await tryCode(tx, application.id, code, now);
    if (refused !== null) return refused;
    const { id, emailKey, verifiedAt } = application;
    await tx
      .update(applications)
      .set({ verifiedAt: verifiedAt ?? now })
      .where(eq(applications.id, id));
    const registered = await readRegistered(tx, emailKey);
    return {
      application_id: id,
      admission_data: await readPrefill(tx, application),
      ...(registered.length > 0 && { registered }),
    };
  });
  // Thrown outside of the transaction, which would otherwise roll back the counted attempt.
  if (typeof outcome === 'string') throw invalid({ otp: outcome });
  return outcome;
}

async function tryCode(tx: Db, applicationId: string, code: string, now: Date) {
  const [newest] = await tx
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.applicationId, applicationId))
    .orderBy(desc(oneTimeCodes.id))
    .limit(1);
  if (newest === undefined) return MESSAGES.none;
  if (newest.usedAt !== null) return MESSAGES.used;
  if (newest.wrongTries >= CODE_MAX_WRONG_TRIES) return MESSAGES.locked;
  // A code from the future was sent before the clock was set back; it would stay valid for too long.
  if (newest.expiresAt <= now || newest.sentAt > withinClockSkew(now)) return MESSAGES.expired;
  const own = eq(oneTimeCodes.id, newest.id);
  if (isSameCode(code, newest)) {
    await tx.update(oneTimeCodes).set({ usedAt: now }).where(own);
    return null;
  }
  await tx
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
    .where(own);
  return newest.wrongTries + 1 >= CODE_MAX_WRONG_TRIES ? MESSAGES.locked : MESSAGES.wrong;
}

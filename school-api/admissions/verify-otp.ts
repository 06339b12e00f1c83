import { desc, eq, sql } from 'drizzle-orm';
import type { Answers, RegisteredChild } from '@/contract';
import { believable } from '../db/ahead';
import type { Db } from '../db/db';
import { applications, oneTimeCodes } from '../db/schema/applications';
import { invalid } from '../http/json-body';
import { demandOpen } from './demand';
import { isSameCode } from './one-time-code';
import { readPrefill } from './prefill';
import { readRegistered } from './registered';
import { CODE_MAX_WRONG_TRIES } from './settings';

export type Verified = {
  application_id: string;
  admission_data: Answers | null;
  registered?: RegisteredChild[];
};

const WORDS = {
  none: 'Please ask for a code first.',
  used: 'This code has already been used. Please ask for a new one.',
  expired: 'This code has expired. Please ask for a new one.',
  dead: 'Too many wrong tries. Please ask for a new code.',
  wrong: 'The code is not right. Please check it and try again.',
};

/** Takes the newest code of an application once, and remembers that the address is the parent's. */
export async function verifyOtp(
  db: Db,
  applicationId: string,
  code: string,
  now: Date,
): Promise<Verified> {
  const outcome = await db.transaction(async (tx) => {
    const application = await demandOpen(tx, applicationId);
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
  // Thrown only now: inside, it would take the counted wrong try back with it.
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
  if (newest === undefined) return WORDS.none;
  if (newest.usedAt !== null) return WORDS.used;
  if (newest.wrongTries >= CODE_MAX_WRONG_TRIES) return WORDS.dead;
  // A code from the future was sent before the clock was set back: it would live for all that time.
  if (newest.expiresAt <= now || newest.sentAt > believable(now)) return WORDS.expired;
  const own = eq(oneTimeCodes.id, newest.id);
  if (isSameCode(code, newest)) {
    await tx.update(oneTimeCodes).set({ usedAt: now }).where(own);
    return null;
  }
  await tx
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
    .where(own);
  return newest.wrongTries + 1 >= CODE_MAX_WRONG_TRIES ? WORDS.dead : WORDS.wrong;
}

import { eq } from 'drizzle-orm';
import type { Answers, RegisteredChild } from '@/contract';
import { applications, type Db, oneTimeCodes, takeAdvisoryLock } from '../../db';
import { hashToken, invalid, mailboxKey, newToken } from '../../platform';
import { tryCode } from './check-code';
import { hasTooManyWrongCodes, tooManyWrongCodesMessage } from './code-attempts';
import { readPrefill } from './prefill';
import { readRegistered } from './registered';
import { requireOpen } from './require-open';

export type Verified = {
  application_id: string;
  admission_data: Answers | null;
  registered?: RegisteredChild[];
  grant: string;
};

/**
 * Checks an application's newest code, which can be used once, and marks the address as verified. The
 * grant is for the browser that entered the code; an earlier one ends.
 */
export async function verifyOtp(
  db: Db,
  applicationId: string,
  code: string,
  { now, phone }: { now: Date; phone: string },
): Promise<Verified> {
  const outcome = await db.transaction(async (tx) => {
    const application = await requireOpen(tx, applicationId);
    const mailbox = mailboxKey(application.email);
    // Serialises attempts over all registrations of a mailbox, so that each is counted.
    await takeAdvisoryLock(tx, 'code-address', mailbox);
    if (await hasTooManyWrongCodes(tx, application.email, now))
      return tooManyWrongCodesMessage(phone);
    const ofApplication = eq(oneTimeCodes.applicationId, application.id);
    const refused = await tryCode(tx, oneTimeCodes, ofApplication, { typed: code, now });
    if (refused !== null) return refused;
    const { id, emailKey, verifiedAt } = application;
    const grant = newToken();
    await tx
      .update(applications)
      .set({ verifiedAt: verifiedAt ?? now, grantHash: hashToken(grant) })
      .where(eq(applications.id, id));
    const registered = await readRegistered(tx, emailKey, now);
    return {
      application_id: id,
      admission_data: await readPrefill(tx, application, now),
      ...(registered.length > 0 && { registered }),
      grant,
    };
  });
  // Thrown outside the transaction, which would otherwise roll back the counted attempt.
  if (typeof outcome === 'string') throw invalid({ otp: outcome });
  return outcome;
}

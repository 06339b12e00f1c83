import { lt } from 'drizzle-orm';
import type { MailboxPurpose } from '@/contract';
import { type Db, mailboxCodes, mailboxGrants } from '../../db';
import { enqueueMail, withdrawMails } from '../../mail';
import { ApiError, addressKey, mailboxKey } from '../../platform';
import { hashCode, newCode } from '../admissions/check-code';
import { hasTooManyWrongCodes, tooManyWrongCodesMessage } from '../admissions/code-attempts';
import { countSend } from '../admissions/send-limits';
import { CODE_LIFETIME_MS, WRONG_TRIES_WINDOW_MS } from '../admissions/settings';
import type { OtpSettings } from '../variables';

type CodeRequest = { email: string; purpose: MailboxPurpose };
type Context = { now: Date; client: string; settings: OtpSettings };

/** Looks up nothing, so that known and unknown addresses get the same response. */
export async function sendMailboxCode(
  db: Db,
  { email, purpose }: CodeRequest,
  { now, client, settings }: Context,
): Promise<void> {
  const emailKey = addressKey(email);
  await db.transaction(async (tx) => {
    if (await hasTooManyWrongCodes(tx, email, now)) {
      throw new ApiError('rate_limited', tooManyWrongCodesMessage(settings.officePhone));
    }
    // In place of a registration's id: the pause between two codes is per address and purpose.
    const applicationId = `mailbox:${purpose}:${emailKey}`;
    const send = { applicationId, emailKey: mailboxKey(email), client };
    await countSend(tx, send, { now, settings });
    await removeOld(tx, now);
    const code = newCode();
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    const [row] = await tx
      .insert(mailboxCodes)
      .values({ purpose, emailKey, ...hashCode(code), sentAt: now, expiresAt })
      .returning({ id: mailboxCodes.id });
    const prefix = `code:${applicationId}:`;
    await withdrawMails(tx, prefix, 'a newer code was asked for');
    const data = { code, expiresAt: expiresAt.toISOString(), purpose };
    await enqueueMail(tx, { key: `${prefix}${row?.id}`, kind: 'otp', to: email, data }, now);
  });
}

/** Codes are kept as long as their wrong attempts count. */
async function removeOld(tx: Db, now: Date) {
  const since = new Date(now.getTime() - WRONG_TRIES_WINDOW_MS);
  await tx.delete(mailboxCodes).where(lt(mailboxCodes.sentAt, since));
  await tx.delete(mailboxGrants).where(lt(mailboxGrants.expiresAt, now));
}

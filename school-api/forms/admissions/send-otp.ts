import { type Db, oneTimeCodes } from '../../db';
import { enqueueMail, withdrawMails } from '../../mail';
import { ApiError, mailboxKey } from '../../platform';
import type { OtpSettings } from '../variables';
import { hashCode, newCode } from './check-code';
import { hasTooManyWrongCodes, tooManyWrongCodesMessage } from './code-attempts';
import { requireOpen } from './require-open';
import { countSend } from './send-limits';
import { CODE_LIFETIME_MS } from './settings';

/** Creates a code, which replaces earlier ones, and enqueues its email. */
export async function sendOtp(
  db: Db,
  applicationId: string,
  { now, client, settings }: { now: Date; client: string; settings: OtpSettings },
): Promise<void> {
  await db.transaction(async (tx) => {
    const application = await requireOpen(tx, applicationId);
    const { id, email } = application;
    const mailbox = mailboxKey(email);
    if (await hasTooManyWrongCodes(tx, email, now)) {
      throw new ApiError('rate_limited', tooManyWrongCodesMessage(settings.officePhone));
    }
    await countSend(tx, { applicationId: id, emailKey: mailbox, client }, { now, settings });
    const code = newCode();
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    const [row] = await tx
      .insert(oneTimeCodes)
      .values({ applicationId: id, mailboxKey: mailbox, ...hashCode(code), sentAt: now, expiresAt })
      .returning({ id: oneTimeCodes.id });
    const prefix = `otp:${id}:`;
    await withdrawMails(tx, prefix, 'a newer code was asked for');
    const data = { code, expiresAt: expiresAt.toISOString(), purpose: 'registration' } as const;
    await enqueueMail(tx, { key: `${prefix}${row?.id}`, kind: 'otp', to: email, data }, now);
  });
}

import type { Db } from '../db/db';
import { oneTimeCodes } from '../db/schema/applications';
import type { OtpSettings } from '../form-variables';
import { enqueueMail, withdrawMails } from '../mail/outbox';
import { demandOpen } from './demand';
import { hashCode, newCode } from './one-time-code';
import { countSend } from './send-limits';
import { CODE_LIFETIME_MS } from './settings';

/** Makes a new code, which alone counts from now on, and puts its mail into the outbox. */
export async function sendOtp(
  db: Db,
  applicationId: string,
  { now, client, settings }: { now: Date; client: string; settings: OtpSettings },
): Promise<void> {
  await db.transaction(async (tx) => {
    const application = await demandOpen(tx, applicationId);
    const { id, email, emailKey, firstName } = application;
    await countSend(tx, { applicationId: id, emailKey, client }, settings, now);
    const code = newCode();
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    const [row] = await tx
      .insert(oneTimeCodes)
      .values({ applicationId: id, ...hashCode(code), sentAt: now, expiresAt })
      .returning({ id: oneTimeCodes.id });
    const prefix = `otp:${id}:`;
    await withdrawMails(tx, prefix, 'a newer code was asked for');
    const data = { code, firstName, expiresAt: expiresAt.toISOString() };
    await enqueueMail(tx, { key: `${prefix}${row?.id}`, kind: 'otp', to: email, data }, now);
  });
}

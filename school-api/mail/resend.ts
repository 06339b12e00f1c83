import type { Db } from '../db';
import { isMailKind, isSecretMail, mailData } from './mail-data';
import { copyMail, lockMail, makeMailDue, restartMail } from './mail-facts';

type ResendResult = { done: boolean; message: string };

/** For the office: retries an undelivered email, or sends a sent one again. */
export function resendMail(db: Db, id: number, now: Date): Promise<ResendResult> {
  return db.transaction(async (tx) => {
    const mail = await lockMail(tx, id);
    if (mail === undefined) return { done: false, message: `There is no email ${id}.` };
    if (mail.state === 'pending') {
      await makeMailDue(tx, id, now);
      return { done: true, message: `Email ${id} has not been sent yet. It will be sent now.` };
    }
    if (!canResend(mail.kind, mail.data)) {
      const message = `Email ${id} cannot be sent again: its content is no longer stored, as with every one-time code and invitation.`;
      return { done: false, message };
    }
    if (mail.state === 'sent') {
      const copy = await copyMail(tx, mail, now);
      return { done: true, message: `Email ${id} will be sent again, as email ${copy}.` };
    }
    await restartMail(tx, id, now);
    return { done: true, message: `Email ${id} will be sent.` };
  });
}

/** Secrets are never resent, even if they are still stored. */
function canResend(kind: string, data: unknown): boolean {
  return isMailKind(kind) && !isSecretMail(kind) && mailData[kind].safeParse(data).success;
}

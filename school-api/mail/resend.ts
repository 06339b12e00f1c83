import type { Db, OutboxState } from '../db';
import { isMailKind, isSecretMail, type MailKind, mailData } from './mail-data';
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
    if (isSentAnswer(mail)) {
      const message = `Email ${id} cannot be sent again: its test date may have changed since.`;
      return { done: false, message };
    }
    if (!isStored(mail.kind, mail.data)) {
      const message = `Email ${id} cannot be sent again: its content is no longer stored, as with one-time codes, invitations and receipts that have become void.`;
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

type Facts = { kind: string; state: OutboxState };

/** The history offers only such emails. */
export const mayResend = (mail: Facts) => !isSentAnswer(mail) && isOpen(mail.kind);

/** In a calendar, the date of a copy would replace that of a later email. */
const isSentAnswer = ({ kind, state }: Facts) => kind === 'family-answer' && state === 'sent';

/** Secrets are never resent, even if they are still stored. */
const isOpen = (kind: string): kind is MailKind => isMailKind(kind) && !isSecretMail(kind);

const isStored = (kind: string, data: unknown) =>
  isOpen(kind) && mailData[kind].safeParse(data).success;

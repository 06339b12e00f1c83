import type { Db } from '../db/db';
import type { Log } from '../log';
import { claimDueMail, finishTry, type OutboxMail } from '../repositories/outbox';
import { maskEmail } from '../text/mask';
import { mailData, OFFICE } from './kinds';
import { render } from './render';
import { nextTry } from './retry';
import { faultOf } from './smtp';
import { type MailTransport, RefusedForGood } from './transport';
import type { MailSettings } from './variables';

/** Longer than a try can take, so that no other instance sends the same mail meanwhile. */
const LEASE_MS = 5 * 60_000;

export type DeliveryParts = {
  db: Db;
  log: Log;
  now: () => Date;
  settings: Pick<MailSettings, 'office' | 'from' | 'school'>;
  transport: MailTransport;
};

/** Sends all mails that are due, and tells how many were tried. */
export async function deliverDue(parts: DeliveryParts, signal?: AbortSignal): Promise<number> {
  const { db, now } = parts;
  for (let tried = 0; ; tried += 1) {
    if (signal?.aborted) return tried;
    const mail = await claimDueMail(db, now(), new Date(now().getTime() + LEASE_MS));
    if (mail === undefined) return tried;
    await tryOne(parts, mail);
  }
}

async function tryOne(parts: DeliveryParts, mail: OutboxMail) {
  const { db, now, settings, transport } = parts;
  if (isStale(mail, now())) return giveUp(parts, mail, 'its code has expired');
  const rendered = render(mail.kind, mail.data, settings.school);
  if (rendered === null) return giveUp(parts, mail, 'its data cannot be read');
  try {
    const to = mail.recipient === OFFICE ? settings.office : mail.recipient;
    const messageId = `<${mail.id}.${mail.createdAt.getTime()}@${settings.from.split('@')[1]}>`;
    await transport.send({ ...rendered, id: mail.id, kind: mail.kind, to, messageId });
  } catch (error) {
    return failed(parts, mail, error);
  }
  const data = transport.leaves === 'sent' ? forgotten(mail) : mail.data;
  await finishTry(db, mail, { state: transport.leaves, sentAt: now(), lastError: '', data });
  note(parts, mail, 'sent');
}

async function failed(parts: DeliveryParts, mail: OutboxMail, error: unknown) {
  const reason = faultOf(error instanceof RefusedForGood ? error.cause : error);
  const again = error instanceof RefusedForGood ? null : nextTry(mail.tries, parts.now());
  if (again === null) return giveUp(parts, mail, reason);
  await finishTry(parts.db, mail, { state: 'pending', nextTryAt: again, lastError: reason });
  note(parts, mail, 'retry', reason);
}

/** A dead letter stays, so that the office can see it and send it again. */
async function giveUp(parts: DeliveryParts, mail: OutboxMail, reason: string) {
  await finishTry(parts.db, mail, { state: 'dead', lastError: reason, data: forgotten(mail) });
  note(parts, mail, 'dead', reason);
}

/** A code is a secret and is not kept longer than it must be; everything else may be sent again. */
function forgotten(mail: OutboxMail): unknown {
  return mail.kind === 'otp' ? {} : mail.data;
}

function isStale(mail: OutboxMail, now: Date): boolean {
  if (mail.kind !== 'otp') return false;
  const data = mailData.otp.safeParse(mail.data);
  return data.success && new Date(data.data.expiresAt) <= now;
}

function note(
  { log }: DeliveryParts,
  mail: OutboxMail,
  event: 'sent' | 'retry' | 'dead',
  reason?: string,
) {
  const { id, kind, tries } = mail;
  const entry = { event: `mail-${event}`, mailId: id, kind, tries, to: maskEmail(mail.recipient) };
  if (event === 'sent') log.info(entry, 'mail');
  else log.warn({ ...entry, reason }, 'mail');
}

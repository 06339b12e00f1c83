import type { Db } from '../db';
import { type Log, maskEmail } from '../platform';
import { isSecretMail, OFFICE, secretExpiry } from './mail-data';
import { claimDueMail, finishAttempt, type OutboxMail } from './outbox-rows';
import { render } from './render';
import { nextTry } from './retry';
import { describeFailure } from './smtp';
import type { Attachments } from './transport';
import { type MailTransport, PermanentFailure } from './transport';
import type { MailSettings } from './variables';

/** Longer than an attempt can take, so that no other instance sends the same mail. */
const LEASE_MS = 5 * 60_000;

export type DeliveryDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  settings: Pick<MailSettings, 'office' | 'from' | 'school'>;
  attachments: Attachments;
  transport: MailTransport;
};

/** Attempts all due emails and returns their number. */
export async function deliverDue(deps: DeliveryDeps, signal?: AbortSignal): Promise<number> {
  const { db, now } = deps;
  for (let tried = 0; ; tried += 1) {
    if (signal?.aborted) return tried;
    const mail = await claimDueMail(db, now(), new Date(now().getTime() + LEASE_MS));
    if (mail === undefined) return tried;
    await attempt(deps, mail);
  }
}

async function attempt(deps: DeliveryDeps, mail: OutboxMail) {
  const { db, now, settings, transport } = deps;
  if (isStale(mail, now())) return giveUp(deps, mail, 'its code has expired');
  const rendered = render(mail.kind, mail.data, settings.school);
  if (rendered === null) return giveUp(deps, mail, 'its data is invalid');
  try {
    const to = mail.recipient === OFFICE ? settings.office : mail.recipient;
    const messageId = `<${mail.id}.${mail.createdAt.getTime()}@${settings.from.split('@')[1]}>`;
    const attachments = await deps.attachments(mail);
    const { id, kind } = mail;
    await transport.send({ ...rendered, id, kind, to, messageId, attachments });
  } catch (error) {
    return handleFailure(deps, mail, error);
  }
  const { resultingState: state } = transport;
  const outcome = { state, sentAt: now(), lastError: '' };
  await finishAttempt(db, mail, { ...outcome, ...(state === 'sent' && withoutSecret(mail)) });
  note(deps, mail, 'sent');
}

async function handleFailure(deps: DeliveryDeps, mail: OutboxMail, error: unknown) {
  const reason = describeFailure(error instanceof PermanentFailure ? error.cause : error);
  const retryAt = error instanceof PermanentFailure ? null : nextTry(mail.tries, deps.now());
  if (retryAt === null) return giveUp(deps, mail, reason, { undelivered: true });
  await finishAttempt(deps.db, mail, { state: 'pending', nextTryAt: retryAt, lastError: reason });
  note(deps, mail, 'retry', reason);
}

/** The email is kept, so that the office can send it again. */
async function giveUp(deps: DeliveryDeps, mail: OutboxMail, reason: string, left?: object) {
  const data = withoutSecret(mail, left);
  await finishAttempt(deps.db, mail, { state: 'dead', lastError: reason, ...data });
  note(deps, mail, 'dead', reason);
}

/** Deletes secrets; other emails keep their data, which may have changed meanwhile. `left`: see isUndelivered. */
const withoutSecret = ({ kind }: OutboxMail, left: object = {}) =>
  isSecretMail(kind) && { data: left };

function isStale({ kind, data }: OutboxMail, now: Date): boolean {
  const expiresAt = secretExpiry(kind, data);
  return expiresAt !== undefined && expiresAt <= now;
}

function note(
  { log }: DeliveryDeps,
  mail: OutboxMail,
  event: 'sent' | 'retry' | 'dead',
  reason?: string,
) {
  const { id, kind, tries } = mail;
  const entry = { event: `mail-${event}`, mailId: id, kind, tries, to: maskEmail(mail.recipient) };
  if (event === 'sent') log.info(entry, 'email sent');
  else log.warn({ ...entry, reason }, 'email not sent');
}

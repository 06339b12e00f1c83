import nodemailer from 'nodemailer';
import { z } from 'zod';
import { type MailTransport, PermanentFailure } from './transport';

/** Both are shorter than the lease of the outbox. */
const CONNECT_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 30_000;

const answer = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
});

function connect(url: string, { connectMs = CONNECT_TIMEOUT_MS, idleMs = IDLE_TIMEOUT_MS } = {}) {
  const { password } = new URL(url);
  return nodemailer.createTransport({
    url,
    // Never send a password without TLS, even if the server does not offer it.
    requireTLS: password !== '',
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects and signs in without sending; fails for the same reasons as sending. */
export async function verifySmtp(url: string, timeoutMs: number): Promise<void> {
  const smtp = connect(url, { connectMs: timeoutMs, idleMs: timeoutMs });
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
}

export function smtpTransport(url: string, from: { name: string; address: string }): MailTransport {
  const smtp = connect(url);
  return {
    resultingState: 'sent',
    close: () => smtp.close(),
    send: async ({ to, subject, text, html, replyTo, messageId, attachments }) => {
      try {
        // As an object, because a comma in a string would separate two recipients.
        const parts = { to: { name: '', address: to }, subject, text, html, messageId };
        const files = attachments.length > 0 && { attachments: [...attachments] };
        await smtp.sendMail({ from, ...parts, ...(replyTo && { replyTo }), ...files });
      } catch (error) {
        throw isPermanent(error)
          ? new PermanentFailure(describeFailure(error), { cause: error })
          : error;
      }
    },
  };
}

/** As Google and Zoho say that the sender has used up the day. */
const OVER_QUOTA = /^5\d\d[ -]5\.4\.[56]\b/;

/**
 * A 5xx about the email or its recipient. A failed login, a refused sender and a used-up quota are retried,
 * since the school or the next day can fix it.
 */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0, command, response = '' } = answer.catch({}).parse(error);
  const isAboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  return isAboutMail && responseCode >= 500 && !OVER_QUOTA.test(response);
}

/** Codes only, because servers' messages contain addresses. */
export function describeFailure(error: unknown): string {
  const { code, responseCode } = answer.catch({}).parse(error);
  const parts = [code, responseCode === undefined ? undefined : String(responseCode)];
  return parts.filter((part) => part !== undefined).join(' ') || 'unknown error';
}

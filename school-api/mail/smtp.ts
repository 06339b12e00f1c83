import nodemailer from 'nodemailer';
import { z } from 'zod';
import { type MailTransport, RefusedForGood } from './transport';

/** Shorter than the lease of the outbox: a try has ended before another may begin. */
const CONNECT_MS = 15_000;
const IDLE_MS = 30_000;

const answer = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

export function smtpTransport(url: string, from: { name: string; address: string }): MailTransport {
  const smtp = nodemailer.createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    leaves: 'sent',
    close: () => smtp.close(),
    send: async ({ to, subject, text, html, replyTo, messageId }) => {
      try {
        // The address as an object: in a text, a comma would make two receivers of it.
        const parts = { to: { name: '', address: to }, subject, text, html, messageId };
        await smtp.sendMail({ from, ...parts, ...(replyTo && { replyTo }) });
      } catch (error) {
        throw isForGood(error) ? new RefusedForGood(faultOf(error), { cause: error }) : error;
      }
    },
  };
}

/** A 5xx about this mail or its receiver; one about our login is the school's to mend, so it waits. */
function isForGood(error: unknown): boolean {
  const { code = '', responseCode = 0 } = answer.catch({}).parse(error);
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500;
}

/** What went wrong, without the addresses that servers like to repeat. */
export function faultOf(error: unknown): string {
  const { code, responseCode } = answer.catch({}).parse(error);
  const parts = [code, responseCode === undefined ? undefined : String(responseCode)];
  return parts.filter((part) => part !== undefined).join(' ') || 'unknown fault';
}

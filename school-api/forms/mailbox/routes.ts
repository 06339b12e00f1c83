import { Hono } from 'hono';
import { mailboxCodeRequest, mailboxGrantRequest } from '@/contract';
import { clientKey, readJson } from '../../platform';
import type { FormDeps } from '../deps';
import { logCapped } from '../log-capped';
import { sendMailboxCode } from './send-code';
import { verifyMailbox } from './verify-code';

/** Verifies an address outside a registration. */
export function mailboxRoutes({ db, log, now, settings }: FormDeps) {
  const { otp, trustClientIp } = settings;
  return new Hono()
    .post('/mailbox-code', async (c) => {
      const sent = await readJson(c, mailboxCodeRequest);
      const client = clientKey(c, trustClientIp);
      await sendMailboxCode(db, sent, { now: now(), client, settings: otp }).catch(logCapped(log));
      return c.json({ status: 'sent' });
    })
    .post('/mailbox-grant', async (c) => {
      const { email, purpose, otp: code } = await readJson(c, mailboxGrantRequest);
      const context = { now: now(), phone: otp.officePhone };
      return c.json({ grant: await verifyMailbox(db, { email, purpose, code }, context) });
    });
}

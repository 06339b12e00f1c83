import { describeFailure, verifySmtp } from '../../mail';
import { type Check, NETWORK_TIMEOUT_MS, serious } from './check';

const WHY = 'Parents get no codes and no receipts; nobody can register.';

export const mailServer: Check = {
  subject: 'mail server',
  run: async ({ config }) => {
    const { smtpUrl } = config.mail;
    if (smtpUrl === undefined) {
      const todo = 'Set SMTP_URL to the school’s mail server, with user and password.';
      return serious('mail-server', { what: 'SMTP_URL is not set.', why: WHY, todo });
    }
    try {
      await verifySmtp(smtpUrl, NETWORK_TIMEOUT_MS);
      return [];
    } catch (error) {
      return serious('mail-server', {
        what: `The mail server ${new URL(smtpUrl).host} does not take mails (${describeFailure(error)}).`,
        why: WHY,
        todo: 'See that SMTP_URL names the right server, port, user and password, and that this machine may reach it.',
      });
    }
  },
};

import { describeFailure, verifySmtp } from '../../mail';
import { DAY_MS, HOUR_MS } from '../../platform';
import { ago, type Check, type Finding, NETWORK_TIMEOUT_MS, serious } from './check';
import { readMailTrouble } from './rows';

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

export const mails: Check = {
  subject: 'mails',
  run: async ({ db, now }) => {
    const trouble = await readMailTrouble(db, {
      waitingBefore: ago(now(), HOUR_MS),
      givenUpSince: ago(now(), 30 * DAY_MS),
    });
    const findings: Finding[] = [];
    if (trouble.waiting > 0) {
      findings.push({
        id: 'mails-waiting',
        severity: 'serious',
        what: `${trouble.waiting} mails have waited for more than an hour.`,
        why: 'Receipts and notices to the office do not arrive.',
        todo: 'See why with: npm run school -- mail list --state pending',
      });
    }
    if (trouble.givenUp > 0) {
      findings.push({
        id: 'mails-given-up',
        severity: 'advice',
        what: `${trouble.givenUp} mails of the last 30 days were given up.`,
        why: 'Somebody waits for a receipt or an answer that will not come.',
        todo: 'See which with: npm run school -- mail list --state dead. Send them again with: mail resend',
      });
    }
    return findings;
  },
};

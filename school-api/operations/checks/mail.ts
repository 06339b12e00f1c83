import { describeFailure, undeliveredSince, verifySmtp } from '../../mail';
import { HOUR_MS } from '../../platform';
import { ago, type Check, type Finding, NETWORK_TIMEOUT_MS, serious } from './check';
import { readMailProblems } from './rows';

const WHY = 'Parents get no codes or receipts, so nobody can register.';

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
        what: `The mail server ${new URL(smtpUrl).host} does not accept emails (${describeFailure(error)}).`,
        why: WHY,
        todo: 'Check server, port, user and password in SMTP_URL, and that this machine can reach the server.',
      });
    }
  },
};

export const mails: Check = {
  subject: 'mails',
  run: async ({ db, now }) => {
    const problems = await readMailProblems(db, {
      now: now(),
      waitingBefore: ago(now(), HOUR_MS),
      givenUpSince: undeliveredSince(now()),
    });
    const findings: Finding[] = [];
    if (problems.waiting > 0) {
      findings.push({
        id: 'mails-waiting',
        severity: 'serious',
        what: `${problems.waiting} emails have been unsent for more than an hour.`,
        why: 'Receipts and notices are delayed.',
        todo: 'To find out why, run: npm run school -- mail list --state pending',
      });
    }
    if (problems.givenUp > 0) {
      findings.push({
        id: 'mails-given-up',
        severity: 'advice',
        what: `${problems.givenUp} emails of the last 30 days could not be delivered.`,
        why: 'Someone is waiting for a receipt or an answer.',
        todo: 'List them: npm run school -- mail list --state dead. Send them again: npm run school -- mail resend',
      });
    }
    return findings;
  },
};

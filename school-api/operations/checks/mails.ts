import { DAY_MS, HOUR_MS } from '../../platform';
import { ago, type Check, type Finding } from './check';
import { readMailTrouble } from './rows';

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

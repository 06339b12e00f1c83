import { countOpenCases } from '../../money';
import { DAY_MS, HOUR_MS } from '../../platform';
import { ago, type Check, type Finding } from './check';
import { readOrderTrouble } from './rows';

export const orders: Check = {
  subject: 'payments',
  run: async ({ db, now }) => {
    const trouble = await readOrderTrouble(db, {
      openedSince: ago(now(), 30 * DAY_MS),
      openedBefore: ago(now(), DAY_MS),
      dueBefore: ago(now(), HOUR_MS),
    });
    const findings: Finding[] = [];
    if (trouble.uncertain > 0) {
      findings.push({
        id: 'orders-uncertain',
        severity: 'serious',
        what: `${trouble.uncertain} payments of the last 30 days were begun and never became certain.`,
        why: 'Money may have left an account without a receipt.',
        todo: 'Ask again with: npm run school -- payments reconcile --all. Compare what stays with the provider’s dashboard.',
      });
    }
    if (trouble.unasked > 0) {
      findings.push({
        id: 'orders-unasked',
        severity: 'serious',
        what: `${trouble.unasked} orders should have been asked about more than an hour ago.`,
        why: 'Payments that the visitor did not finish on the page get no receipt.',
        todo: 'See that the school API runs, that its keys are right, and that it reaches the provider.',
      });
    }
    const cases = await countOpenCases(db, now());
    if (cases > 0) {
      findings.push({
        id: 'payment-cases',
        severity: 'serious',
        what: `${cases} payments wait for the office: paid twice, a refund that failed, a dispute, or restored from the provider.`,
        why: 'Somebody waits for money, a bank for an answer, or details are missing.',
        todo: 'See what to do in the office, on the page Today.',
      });
    }
    return findings;
  },
};

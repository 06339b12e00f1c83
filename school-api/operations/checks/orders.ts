import { countOpenCases } from '../../money';
import type { Check, Finding } from './check';
import { readOrderProblems, UNCERTAIN_DAYS } from './rows';

export const orders: Check = {
  subject: 'payments',
  run: async ({ db, now }) => {
    const problems = await readOrderProblems(db, now());
    const findings: Finding[] = [];
    if (problems.uncertain > 0) {
      findings.push({
        id: 'orders-uncertain',
        severity: 'serious',
        what: `${problems.uncertain} payments of the last ${UNCERTAIN_DAYS} days have an unknown outcome.`,
        why: 'Someone may have paid without getting a receipt.',
        todo: 'Check again: npm run school -- payments reconcile --all. Look up the rest in the provider’s dashboard.',
      });
    }
    if (problems.unasked > 0) {
      findings.push({
        id: 'orders-unasked',
        severity: 'serious',
        what: `${problems.unasked} orders are overdue for a check with the provider by more than an hour.`,
        why: 'A visitor who pays but closes the page early gets no receipt.',
        todo: 'Check that the school API runs, has the right keys and can reach the provider.',
      });
    }
    const cases = await countOpenCases(db, now());
    if (cases > 0) {
      findings.push({
        id: 'payment-cases',
        severity: 'serious',
        what: `${cases} payments need a decision: paid twice, refund failed, disputed, or restored from the provider.`,
        why: 'A payer expects money, a bank expects an answer, or details are missing.',
        todo: 'See Today in the office.',
      });
    }
    return findings;
  },
};

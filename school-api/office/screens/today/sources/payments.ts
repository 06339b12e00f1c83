import { formatPaise } from '@/contract';
import { type CaseKind, findCases } from '../../../../money';
import { listUncertain } from '../../../../operations';
import { findOrderSubjects } from '../../../../records';
import { recordAddress, type Source, shorten } from '../source';

const TEXTS: Record<CaseKind, { title: (amount: string) => string; text: string }> = {
  'second-payment': {
    title: (amount) => `${amount} was paid twice`,
    text: 'Refund one of the payments in the provider’s dashboard.',
  },
  'refund-failed': {
    title: (amount) => `A refund of ${amount} failed`,
    text: 'Refund it again in the provider’s dashboard, or ask the payer for their bank details.',
  },
  'dispute-open': {
    title: (amount) => `A payment of ${amount} is disputed`,
    text: 'Respond in the provider’s dashboard before the deadline there.',
  },
  restored: {
    title: (amount) => `A payment of ${amount} was restored from the provider`,
    text: 'Check the details: only the name and email were known. It leaves this list after 14 days.',
  },
  'fee-without-application': {
    title: (amount) => `A registration fee of ${amount} was paid for an unknown application`,
    text: 'It was restored from the provider. Ask the family to register again without paying again.',
  },
};

/** Removed once the provider reports them as settled; restored ones automatically. */
const cases: Source['find'] = async ({ db, now }) => {
  const openCases = await findCases(db, { now: now() });
  const ids = openCases.map(({ order }) => order.id);
  const subjects = await findOrderSubjects(db, ids);
  const lines = openCases.map(({ kind, amount, order, since, payer }) => {
    const subject = payer === undefined ? subjects.get(order.id) : undefined;
    const { title, text: todo } = TEXTS[kind];
    const text = payer === undefined ? todo : `${payer.name}, ${payer.email}. ${todo}`;
    const href = subject && recordAddress(subject);
    const line = { urgent: true as const, title: title(formatPaise(amount)), text, since, href };
    return payer === undefined ? line : { ...line, names: true as const };
  });
  return shorten(lines, 'payments to settle');
};

const uncertain: Source['find'] = async ({ db, now }) => {
  const orders = await listUncertain(db, now());
  const lines = orders.map((order) => ({
    urgent: true as const,
    title: `A payment of ${formatPaise(order.amount)} still has an unknown outcome`,
    text: 'Compare it with the provider’s dashboard: money may have left an account.',
    since: order.openedAt,
    href: recordAddress(order),
  }));
  return shorten(lines, 'payments with an unknown outcome');
};

export const payments: Source = {
  roles: ['accounts', 'head'],
  find: async (deps, role) => [...(await cases(deps, role)), ...(await uncertain(deps, role))],
};

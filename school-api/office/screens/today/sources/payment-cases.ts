import { formatPaise } from '@/contract';
import { type CaseKind, findCases } from '../../../../repositories/cases';
import { findOrderSubjects } from '../../../../repositories/office/today';
import { recordAddress } from '../record-address';
import { someOf } from '../some-of';
import type { Source } from '../source';

const TEXTS: Record<CaseKind, { title: (amount: string) => string; text: string }> = {
  'second-payment': {
    title: (amount) => `${amount} was paid twice`,
    text: 'Refund one of the payments in the provider’s dashboard.',
  },
  'refund-failed': {
    title: (amount) => `A refund of ${amount} failed`,
    text: 'Refund it again in the provider’s dashboard, or ask for a bank account.',
  },
  'dispute-open': {
    title: (amount) => `A payment of ${amount} is disputed`,
    text: 'Answer in the provider’s dashboard in time.',
  },
};

/** They leave the list when the provider tells that they are settled. */
export const paymentCases: Source = {
  roles: ['accounts', 'head'],
  find: async ({ db, now }) => {
    const cases = await findCases(db, { now: now() });
    const subjects = await findOrderSubjects(
      db,
      cases.map(({ order }) => order.id),
    );
    const lines = cases.map(({ kind, amount, order, since }) => {
      const subject = subjects.get(order.id);
      const { title, text } = TEXTS[kind];
      const href = subject && recordAddress(subject);
      return { urgent: true as const, title: title(formatPaise(amount)), text, since, href };
    });
    return someOf(lines, 'payments to settle');
  },
};

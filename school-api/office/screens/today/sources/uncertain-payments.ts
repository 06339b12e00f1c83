import { formatPaise } from '@/contract';
import { ago, listUncertain } from '../../../../operations';
import { DAY_MS } from '../../../../platform';
import { recordAddress, type Source, someOf } from '../source';

export const uncertainPayments: Source = {
  roles: ['accounts', 'head'],
  find: async ({ db, now }) => {
    const orders = await listUncertain(db, {
      openedSince: ago(now(), 30 * DAY_MS),
      openedBefore: ago(now(), DAY_MS),
    });
    const lines = orders.map((order) => ({
      urgent: true as const,
      title: `A payment of ${formatPaise(order.amount)} never became certain`,
      text: 'Compare it with the provider’s dashboard: money may have left an account.',
      since: order.openedAt,
      href: recordAddress(order),
    }));
    return someOf(lines, 'uncertain payments');
  },
};

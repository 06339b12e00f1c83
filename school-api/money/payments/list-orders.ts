import { type OrderNotes, readNotes } from './order-notes';
import { LONGEST_LIST, type Provider } from './provider';
import type { ProviderOrder } from './provider-entities';

/** Two thousand orders: more than a school has in a week. */
const MOST_PAGES = 20;

export type OwnOrder = { order: ProviderOrder; notes: OrderNotes };

/** Our orders at the provider that were made in a period, page by page. */
export async function* listOwnOrders(
  provider: Provider,
  { since, until }: { since: Date; until: Date },
): AsyncGenerator<OwnOrder[]> {
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const found = await provider.orders({ since, until, skip: page * LONGEST_LIST });
    yield found.flatMap((order) => {
      const notes = readNotes(order);
      return notes === undefined ? [] : [{ order, notes }];
    });
    if (found.length < LONGEST_LIST) return;
  }
  throw new Error(`the provider has more than ${MOST_PAGES * LONGEST_LIST} orders in this period`);
}

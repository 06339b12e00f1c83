import { type OrderNotes, readNotes } from './order-notes';
import { PAGE_SIZE, type Provider } from './provider';
import type { ProviderOrder } from './provider-entities';

/** Two thousand orders: more than a school has in a week. */
const MAX_PAGES = 20;

export type OwnOrder = { order: ProviderOrder; notes: OrderNotes };

/** Our orders at the provider that were made in a period, page by page. */
export async function* listOwnOrders(
  provider: Provider,
  { since, until }: { since: Date; until: Date },
): AsyncGenerator<OwnOrder[]> {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const orders = await provider.orders({ since, until, skip: page * PAGE_SIZE });
    yield orders.flatMap((order) => {
      const notes = readNotes(order);
      return notes === undefined ? [] : [{ order, notes }];
    });
    if (orders.length < PAGE_SIZE) return;
  }
  throw new Error(`the provider has more than ${MAX_PAGES * PAGE_SIZE} orders in this period`);
}

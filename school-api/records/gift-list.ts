import type { Db } from '../db';
import { cutPage } from './cut-page';
import { listDonations, type OfficeDonation } from './rows/donations';
import type { OfficeFilter } from './rows/filter';
import {
  countGiftKeys,
  type GiftSource,
  giftKeys,
  type Place,
  type Stretch,
} from './rows/gift-pages';
import { listGifts, type OfficeGift } from './rows/gifts';

/** Undefined for a source that is not wanted. */
export type GiftFilters = Record<GiftSource, OfficeFilter | undefined>;

export type ListedGift = { place: Place } & (
  | { source: 'online'; online: OfficeDonation }
  | { source: 'offline'; offline: OfficeGift }
);

export type GiftPage = {
  gifts: ListedGift[];
  older: Place | null;
  newer: Place | null;
};

type Key = Place & { source: GiftSource };

const SOURCES = ['online', 'offline'] as const;

/** Gifts of both kinds in one list, newest first. */
export async function pageOfGifts(
  db: Db,
  filters: GiftFilters,
  stretch: Stretch,
): Promise<GiftPage> {
  const { limit, after } = stretch;
  const keys: Key[] = [];
  for (const source of SOURCES) {
    const filter = filters[source];
    if (filter === undefined) continue;
    const found = await giftKeys(db, source, filter, { ...stretch, limit: limit + 1 });
    if (after) found.reverse();
    keys.push(...found.map((key) => ({ ...key, source })));
  }
  const page = cutPage(keys.sort(byPlace), stretch);
  return { gifts: await readGifts(db, page.rows), older: page.older, newer: page.newer };
}

/** Counted up to one more than `most`. */
export async function countAllGifts(db: Db, filters: GiftFilters, most: number): Promise<number> {
  let counted = 0;
  for (const source of SOURCES) {
    const filter = filters[source];
    if (filter !== undefined) counted += await countGiftKeys(db, source, filter, most + 1);
  }
  return Math.min(counted, most + 1);
}

/** Newest first. Sorting is stable: of one moment, each kind keeps the order of the database. */
function byPlace(one: Place, other: Place): number {
  const later = other.at.getTime() - one.at.getTime();
  return later === 0 ? other.entered.getTime() - one.entered.getTime() : later;
}

/** By their ids, through the same functions that the export lists them with. */
async function readGifts(db: Db, page: readonly Key[]): Promise<ListedGift[]> {
  const idsOf = (source: GiftSource) =>
    page.filter((key) => key.source === source).map(({ id }) => id);
  const slice = { limit: page.length };
  const online = idsOf('online');
  const offline = idsOf('offline');
  const donations =
    online.length === 0 ? [] : await listDonations(db, { ids: online, test: true }, slice);
  const gifts = offline.length === 0 ? [] : await listGifts(db, { ids: offline }, slice);
  const donationById = new Map(donations.map((row) => [row.donation.id, row]));
  const giftById = new Map(gifts.map((row) => [row.gift.id, row]));
  return page.flatMap((place): ListedGift[] => {
    const donation = donationById.get(place.id);
    if (donation !== undefined) return [{ place, source: 'online', online: donation }];
    const gift = giftById.get(place.id);
    return gift === undefined ? [] : [{ place, source: 'offline', offline: gift }];
  });
}

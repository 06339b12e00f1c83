import { ORDER_STATES } from '@/contract';
import { movesNoMoney } from '../../../money';
import {
  type GiftFilters,
  type GiftSource,
  giftStates,
  type OfficeFilter,
  type Place,
  type SearchKind,
  searchIds,
} from '../../../records';
import type { OfficeRequest } from '../../route';
import { readDays } from '../read-days';
import { STATES } from './state';

type Request = Pick<OfficeRequest, 'url' | 'deps'>;
type Read = { filters: GiftFilters; cut: readonly GiftSource[] } | { problem: string };

const SOURCES: Record<GiftSource, { states: readonly string[]; table: SearchKind }> = {
  online: { states: ORDER_STATES, table: 'donations' },
  offline: { states: Object.values(giftStates), table: 'gifts' },
};

/**
 * The filters of the address; the list and its exports read them alike. `cut` are the kinds of which the
 * search found more than were looked through.
 */
export async function readGiftFilters({ url, deps }: Request): Promise<Read> {
  const given = (name: string) => url.searchParams.get(name)?.trim() || undefined;
  const days = readDays(url.searchParams);
  if (days === undefined) return { problem: 'Please write a day as 2026-04-01.' };
  const state = given('state');
  if (state !== undefined && !Object.hasOwn(STATES, state)) {
    return { problem: 'There is no such state.' };
  }
  const common = {
    ...days,
    ...(state !== undefined && { state }),
    test: showsTests({ url, deps }),
  };
  const q = given('q');
  const cut: GiftSource[] = [];
  const read = async (source: GiftSource): Promise<OfficeFilter | undefined> => {
    const { states, table } = SOURCES[source];
    if ((given('source') ?? source) !== source) return undefined;
    if (state !== undefined && !states.includes(state)) return undefined;
    if (q === undefined) return common;
    const { ids, isCut } = await searchIds(deps.db, table, q);
    if (isCut) cut.push(source);
    return { ...common, ids };
  };
  return { filters: { online: await read('online'), offline: await read('offline') }, cut };
}

/** Unless the address says otherwise, where no real money can come. */
export function showsTests({ url, deps }: Request): boolean {
  const given = url.searchParams.get('tests');
  return given === 'yes' || (given !== 'no' && movesNoMoney(deps.config.payments));
}

const PLACE = /^(\d{1,15})\.(\d{1,15})\.([\w-]{1,128})$/;

/** Undefined for anything but a place that `writePlace` wrote. */
export function readPlace(text: string | null): Place | undefined {
  const [, at, entered, id] = PLACE.exec(text ?? '') ?? [];
  if (at === undefined || entered === undefined || id === undefined) return undefined;
  const place = { at: new Date(Number(at)), entered: new Date(Number(entered)), id };
  return [place.at, place.entered].some((one) => Number.isNaN(one.getTime())) ? undefined : place;
}

export function writePlace(place: Place | null): string | null {
  return place && `${place.at.getTime()}.${place.entered.getTime()}.${place.id}`;
}

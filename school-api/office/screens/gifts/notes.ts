import type { RecordKey } from '../../../records';
import type { OfficeRequest } from '../../route';
import { strike, writeNote } from '../records/notes';
import { findOffline, findOnline, isOnline, pathOfGift } from './find';
import { noSuchGift } from './missing';
import { showOfflineGift } from './offline';
import { showOnlineGift } from './online';

/** Undefined when there is no such gift. */
async function noted({ deps: { db }, params: { id = '' }, url }: OfficeRequest) {
  const path = pathOfGift(url, id);
  if (isOnline(url)) {
    const found = await findOnline(db, id);
    if (found === undefined) return undefined;
    const key: RecordKey = { kind: 'donations', id };
    return { key, path, record: `donation ${id}`, person: found.row.donation.email };
  }
  const found = await findOffline(db, id);
  if (found === undefined) return undefined;
  const key: RecordKey = { kind: 'gifts', id };
  return { key, path, record: `receipt ${found.receipt.number}`, person: found.gift.email };
}

export async function writeGiftNote(request: OfficeRequest): Promise<Response> {
  const of = await noted(request);
  if (of === undefined) return noSuchGift(request);
  const show = isOnline(request.url) ? showOnlineGift : showOfflineGift;
  return writeNote(request, { ...of, again: (typed) => show(request, typed) });
}

export async function strikeGiftNote(request: OfficeRequest): Promise<Response> {
  const of = await noted(request);
  return of === undefined ? noSuchGift(request) : strike(request, of);
}

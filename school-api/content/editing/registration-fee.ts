import { MIN_ORDER_PAISE } from '@/contract/facts/money';
import type { Db } from '../../db';
import type { List } from '../lists/list';
import { firstShown, type RecordRow } from './rows/records';
import type { FieldValues, Problems } from './types';

export const PAID_ONLINE =
  'Parents pay this fee online, because it is the first of the list. Move another one to the top first.';

/** The first fee of the list is what parents pay online: without it the next one would be. */
export async function refuseLeaving(
  tx: Db,
  list: List,
  record: RecordRow,
): Promise<Problems | undefined> {
  if (record.state !== 'shown' || !(await isPaidOnline(tx, list, record))) return undefined;
  return { '': PAID_ONLINE };
}

/** It is on the site for good, and can be paid. */
export async function refuseUnpayable(
  tx: Db,
  list: List,
  record: RecordRow | undefined,
  { values, until }: { values: FieldValues; until: Date | null },
): Promise<Problems> {
  if (!(await isPaidOnline(tx, list, record))) return {};
  return {
    ...(!isPayable(values) && { amount: UNPAYABLE }),
    ...(until !== null && { until: PAID_ONLINE }),
  };
}

export const UNPAYABLE =
  'Parents pay this fee online, because it is the first of the list: it needs an amount of at least ₹ 1.';

export function isPayable({ amount }: FieldValues): boolean {
  return typeof amount === 'number' && Math.round(amount * 100) >= MIN_ORDER_PAISE;
}

/** Whether it is the first one, or will be once it is on the site; a new one goes to the end. */
async function isPaidOnline(tx: Db, list: List, record: RecordRow | undefined): Promise<boolean> {
  if (list.name !== 'fees') return false;
  const first = await firstShown(tx, list.name);
  if (first === undefined) return true;
  if (record === undefined) return false;
  return record.state === 'shown' ? record.id === first.id : record.place < first.place;
}

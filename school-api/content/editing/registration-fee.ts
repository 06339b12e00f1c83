import { MIN_ORDER_PAISE } from '@/contract/facts/money';
import type { Db } from '../../db';
import type { List } from '../lists/list';
import type { RecordRow } from './rows/records';
import { readRegistrationFee } from './rows/registration-fee';
import type { FieldValues, Problems } from './types';

export const PAID_ONLINE =
  'Parents pay this fee online, as the registration fee. Make another fee the registration fee first.';

export const UNPAYABLE =
  'Parents pay the registration fee online: it needs an amount of at least ₹ 1.';

export function refuseLeaving({ isRegistrationFee }: RecordRow): Problems | undefined {
  return isRegistrationFee ? { '': PAID_ONLINE } : undefined;
}

/** The registration fee is on the site for good, and can be paid. */
export async function refuseUnpayable(
  tx: Db,
  list: List,
  record: RecordRow | undefined,
  { values, until }: { values: FieldValues; until: Date | null },
): Promise<Problems> {
  if (!record?.isRegistrationFee && !(await becomesRegistrationFee(tx, list))) return {};
  return {
    ...(!isPayable(values) && { amount: UNPAYABLE }),
    ...(until !== null && { until: PAID_ONLINE }),
  };
}

export function isPayable({ amount }: FieldValues): boolean {
  return typeof amount === 'number' && Math.round(amount * 100) >= MIN_ORDER_PAISE;
}

/** The first fee that goes on the site is the registration fee until a person marks another one. */
export async function becomesRegistrationFee(tx: Db, { name }: List): Promise<boolean> {
  return name === 'fees' && (await readRegistrationFee(tx)) === undefined;
}

import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { MIN_ORDER_PAISE } from '@/contract/facts/money';
import { contentRecords, type Db, first } from '../../db';
import type { FieldValues, List } from '../lists/list';
import type { RecordRow } from './rows/records';
import type { Agreed, Problems } from './types';

export const PAID_ONLINE =
  'Parents pay this fee online, as the registration fee. Make another fee the registration fee first.';

export const UNPAYABLE =
  'Parents pay the registration fee online: it needs an amount of at least ₹ 1.';

export function refuseLeaving({ isRegistrationFee }: RecordRow): Problems | undefined {
  return isRegistrationFee ? { '': PAID_ONLINE } : undefined;
}

/** The registration fee must stay on the site, with a payable amount. */
export async function refuseUnpayable(
  tx: Db,
  list: List,
  record: RecordRow | undefined,
  { values, until }: { values: FieldValues; until: Date | null },
): Promise<Problems> {
  if (!record?.isRegistrationFee && !(await lacksRegistrationFee(tx, list))) return {};
  return {
    ...(!isPayable(values) && { amount: UNPAYABLE }),
    ...(until !== null && { until: PAID_ONLINE }),
  };
}

export function isPayable({ amount }: FieldValues): boolean {
  return typeof amount === 'number' && Math.round(amount * 100) >= MIN_ORDER_PAISE;
}

/** The first published fee is the registration fee until a person marks another one. */
export async function lacksRegistrationFee(tx: Db, { name }: List): Promise<boolean> {
  return name === 'fees' && (await readRegistrationFee(tx)) === undefined;
}

const { isRegistrationFee, list } = contentRecords;

async function readRegistrationFee(db: Db): Promise<RecordRow | undefined> {
  const which = and(eq(list, 'fees'), eq(isRegistrationFee, true));
  return first(db.select().from(contentRecords).where(which));
}

export async function clearRegistrationFee(tx: Db): Promise<void> {
  await tx
    .update(contentRecords)
    .set({ isRegistrationFee: false })
    .where(eq(isRegistrationFee, true));
}

/** What parents pay online with their registration, now and from a later date. */
export type Charge = {
  id: number;
  category: string;
  /** Rupees. */
  amount: number;
  scheduled: { amount: number; from: string } | null;
};

/** Nothing was changed: a person must confirm the new charge first. */
export class ChargeChanges extends Error {
  constructor(
    readonly before: Charge | undefined,
    readonly after: Charge | undefined,
  ) {
    super('the registration fee would change without confirmation');
  }
}

/** For the confirmation form. Without the id, which a new record does not keep. */
export const agreementOf = (charge: Charge | undefined) =>
  charge ? JSON.stringify([charge.category, charge.amount, charge.scheduled]) : '';

/** Renaming a fee needs no confirmation. */
const isSame = (one: Charge | undefined, other: Charge | undefined) =>
  isDeepStrictEqual({ ...one, category: '' }, { ...other, category: '' });

export async function lockCharge<T>(tx: Db, work: () => Promise<T>, agreed: Agreed): Promise<T> {
  const before = await readCharge(tx);
  const result = await work();
  const after = await readCharge(tx);
  if (agreed === true || agreed === agreementOf(after) || isSame(before, after)) return result;
  throw new ChargeChanges(before, after);
}

export async function readCharge(db: Db): Promise<Charge | undefined> {
  const fee = await readRegistrationFee(db);
  if (fee === undefined) return undefined;
  const { id, values, draft, draftScheduled, from } = fee;
  const scheduled =
    draft !== null && draftScheduled && from !== null && draft.amount !== values.amount
      ? { amount: rupeesOf(draft), from: from.toISOString() }
      : null;
  return { id, category: String(values.category ?? ''), amount: rupeesOf(values), scheduled };
}

const rupeesOf = ({ amount }: FieldValues) => (typeof amount === 'number' ? amount : 0);

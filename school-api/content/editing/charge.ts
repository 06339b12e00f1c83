import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db';
import type { FieldValues } from '../lists/list';
import { readRegistrationFee } from './rows/registration-fee';

/** What parents pay online with their registration, now and from a day on. */
export type Charge = {
  id: number;
  category: string;
  /** Rupees. */
  amount: number;
  planned: { amount: number; from: string } | null;
};

/** `agreementOf` the new charge, from a person who was shown it; true: it was agreed before. */
export type Agreed = string | true | undefined;

/** Nothing was changed: a person has to agree to the new charge first. */
export class ChargeChanges extends Error {
  constructor(
    readonly before: Charge | undefined,
    readonly after: Charge | undefined,
  ) {
    super('the registration fee would change, and nobody has agreed to that');
  }
}

/** For the form that asks. Without the id: a new record gets another one at the second try. */
export const agreementOf = (charge: Charge | undefined) =>
  charge ? JSON.stringify([charge.category, charge.amount, charge.planned]) : '';

/** A fee may get another name without a question. */
const isSame = (one: Charge | undefined, other: Charge | undefined) =>
  isDeepStrictEqual({ ...one, category: '' }, { ...other, category: '' });

export async function holdCharge<T>(tx: Db, work: () => Promise<T>, agreed: Agreed): Promise<T> {
  const before = await readCharge(tx);
  const result = await work();
  const after = await readCharge(tx);
  if (agreed === true || agreed === agreementOf(after) || isSame(before, after)) return result;
  throw new ChargeChanges(before, after);
}

export async function readCharge(db: Db): Promise<Charge | undefined> {
  const fee = await readRegistrationFee(db);
  if (fee === undefined) return undefined;
  const { id, values, draft, draftPlanned, from } = fee;
  const planned =
    draft !== null && draftPlanned && from !== null && draft.amount !== values.amount
      ? { amount: rupeesOf(draft), from: from.toISOString() }
      : null;
  return { id, category: String(values.category ?? ''), amount: rupeesOf(values), planned };
}

const rupeesOf = ({ amount }: FieldValues) => (typeof amount === 'number' ? amount : 0);

import type { Db } from '@/school-api/db';
import {
  donorsOf,
  financialYearOf,
  makeStatement,
  readPanKey,
  type TaxSettings,
} from '@/school-api/money';
import { saveTaxId } from '@/school-api/money/tax/tax-ids';
import { addReceipt } from '../../cli/rows';

export const YEAR = '2025-26';
export const year = financialYearOf(YEAR) ?? never();

function never(): never {
  throw new Error('there is no such year');
}

export type Given = {
  pan?: string;
  email?: string;
  name?: string;
  amount: number;
  returned?: number;
  method?: 'online' | 'cash';
};

let donations = 0;

/** A donation of the year, with its receipt and the donor's PAN. */
export async function give(db: Db, tax: TaxSettings, given: Given): Promise<string> {
  const { pan, email = '', name = 'Meera Rao', method = 'online', ...money } = given;
  donations += 1;
  const number = `D/${YEAR}/${String(donations).padStart(6, '0')}`;
  const paidAt = new Date('2026-01-05T06:30:00Z');
  const donor = { payerName: name, email, emailKey: email.toLowerCase() };
  await addReceipt(db, { number, ...donor, ...money, method, paidAt });
  const panKey = readPanKey(tax.panKey);
  if (pan) await saveTaxId(db, { receiptNumber: number, pan, panKey, now: paidAt });
  return number;
}

export async function statedIn(db: Db, tax: TaxSettings) {
  const statement = await makeStatement(db, year, { settings: tax });
  return donorsOf(statement.rows);
}

export const panOf = (at: number) => `ABCPE${String(1000 + at)}F`;

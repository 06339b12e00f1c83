import type { Db } from '../../db';
import { rupees } from '../rupees';
import type { FinancialYear } from './financial-year';
import { dayInIndia, lawOn } from './laws';
import type { Statement } from './make-statement';
import { netOf } from './not-claimable';
import { keepFiling } from './read-statement';
import { ACKNOWLEDGEMENT_LENGTH } from './statement-rows';

export const MISSING_COLUMNS = [
  ...['receipt_number', 'given_on', 'donor_name', 'email', 'amount_rupees', 'reasons'],
];

/** The file for the portal, and the list of the gifts that are not in it. */
export function statementFileNames({ name, since }: FinancialYear) {
  const form = lawOn(since).statement.replaceAll(' ', '-');
  return { portal: `${form}-${name}.csv`, missing: `missing-or-not-claimable-${name}.csv` };
}

/** The gifts that are not in the statement, with every reason. */
export function missingGifts({ left }: Pick<Statement, 'left'>) {
  return left.map(({ gift, reasons }) => ({
    receipt_number: gift.receipt.number,
    given_on: dayInIndia(gift.receipt.paidAt),
    donor_name: gift.receipt.payerName,
    email: gift.receipt.email,
    amount_rupees: rupees(netOf(gift)),
    reasons: reasons.join('; '),
  }));
}

/** Paise of the gifts that are not in the statement. */
export function missingPaise({ left }: Pick<Statement, 'left'>): number {
  return left.reduce((sum, { gift }) => sum + netOf(gift), 0);
}

type Filing = { year: FinancialYear; acknowledgement: string; now: Date };

/** Undefined when it was stored; else what is wrong with the portal's number. */
export async function keepAcknowledgement(
  db: Db,
  { year, acknowledgement, now }: Filing,
): Promise<string | undefined> {
  if (!/^[A-Za-z0-9]+$/.test(acknowledgement) || acknowledgement.length > ACKNOWLEDGEMENT_LENGTH) {
    return `Enter the number of the portal: up to ${ACKNOWLEDGEMENT_LENGTH} letters and digits`;
  }
  await keepFiling(db, { financialYear: year.name, acknowledgement, filedAt: now });
  return undefined;
}

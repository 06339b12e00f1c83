import type { Db } from '../../db';
import { rupees } from '../rupees';
import { type Filing, filingOf } from './filing';
import { dayInIndia, type FinancialYear, lawOn } from './laws';
import { judge, netOf } from './not-claimable';
import { existingPanKey } from './pan-key';
import { certificateNumbers, pageOfDonations, type StatedDonation } from './read-statement';
import {
  ACKNOWLEDGEMENT_LENGTH,
  addToRows,
  type StatementRow,
  statementCsv,
} from './statement-rows';
import { donorKeyOf } from './tax-ids';
import type { TaxSettings } from './variables';

const PAGE = 1000;

export type Statement = {
  csv: string;
  rows: readonly StatementRow[];
  /** Paise. */
  stated: number;
  left: { donation: StatedDonation; reasons: string[]; lacksPan: boolean }[];
  filing: Filing;
};

type Options = { settings: TaxSettings };

/** The same data gives the same text: rows are in the order of their first receipt. */
export async function makeStatement(
  db: Db,
  year: FinancialYear,
  { settings }: Options,
): Promise<Statement> {
  const rows = new Map<string, StatementRow>();
  const left: Statement['left'] = [];
  let stated = 0;
  const key = existingPanKey(settings.panKey);
  for await (const donation of donationsOf(db, year)) {
    const judged = judge(donation, settings, key);
    if (judged.pan === undefined) left.push(judged);
    else {
      const { pan, registration } = judged;
      const donorKey = key ? donorKeyOf(pan, key) : '';
      addToRows(rows, { ...donation, pan, donorKey, registration });
      stated += netOf(donation);
    }
  }
  const filing = await filingOf(db, year);
  const numbers = await certificateNumbers(db, year.name);
  const numberOf = ({ donorKey }: StatementRow) => numbers.get(donorKey) ?? '';
  const csv = statementCsv(rows.values(), { numberOf, since: year.since });
  return { csv, rows: [...rows.values()], stated, left, filing };
}

async function* donationsOf(db: Db, year: FinancialYear) {
  for (let after = ''; ; ) {
    const page = await pageOfDonations(db, year, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.receipt.number;
  }
}

export const MISSING_COLUMNS = [
  ...['receipt_number', 'given_on', 'donor_name', 'email', 'amount_rupees', 'reasons'],
];

/** The portal's file, and the list of donations left out of it. */
export function statementFileNames({ name, since }: FinancialYear) {
  const form = lawOn(since).statement.replaceAll(' ', '-');
  return { portal: `${form}-${name}.csv`, missing: `missing-or-not-claimable-${name}.csv` };
}

/** The donations that are not in the statement, with every reason. */
export function missingDonations({ left }: Pick<Statement, 'left'>) {
  return left.map(({ donation, reasons }) => ({
    receipt_number: donation.receipt.number,
    given_on: dayInIndia(donation.receipt.paidAt),
    donor_name: donation.receipt.payerName,
    email: donation.receipt.email,
    amount_rupees: rupees(netOf(donation)),
    reasons: reasons.join('; '),
  }));
}

/** Paise of the donations that are not in the statement. */
export function missingPaise({ left }: Pick<Statement, 'left'>): number {
  return left.reduce((sum, { donation }) => sum + netOf(donation), 0);
}

/** Shorter than any number from the portal so far; those of Form 113 are not known yet. */
const SHORTEST_NUMBER = 12;

export const PORTAL_NUMBER_FORMAT = `${SHORTEST_NUMBER} to ${ACKNOWLEDGEMENT_LENGTH} letters and digits`;

/** Numbers entered before can be shorter. */
export const isPortalNumber = (text: string, shortest = SHORTEST_NUMBER): boolean =>
  /^[A-Za-z0-9]*$/.test(text) && text.length >= shortest && text.length <= ACKNOWLEDGEMENT_LENGTH;

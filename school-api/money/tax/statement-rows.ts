import { stringify } from 'csv-stringify/sync';
import { PAISE_PER_RUPEE } from '@/contract';
import { withoutFormula } from '@/contract/forms/characters';
import type { Receipt } from '../../db';
import { dateInStatement, ID_CODE, lawOn, MODES } from './laws';
import { netOf } from './not-claimable';
import type { StatedDonation } from './read-statement';
import type { Registration } from './variables';

/** The portal's columns in order, with character limits if any. */
const COLUMNS = [
  ['Sl. No.'],
  ['Pre Acknowledgement Number', 21],
  ['ID Code'],
  ['Unique Identification Number', 75],
  ['Section Code'],
  ['Unique Registration Number', 100],
  ['Date of Issuance of Unique Registration Number'],
  ['Name of donor'],
  ['Address of donor'],
  ['Donation Type'],
  ['Mode of receipt'],
  ['Amount of donation (Indian rupees)'],
] as const;

export const ACKNOWLEDGEMENT_LENGTH = COLUMNS[1][1];

/** A donor's donations of one nature under one registration. */
export type StatementRow = {
  pan: string;
  donorKey: string;
  registration: Registration;
  name: string;
  address: string;
  type: string;
  mode: string;
  paise: number;
  receipts: readonly Receipt[];
};

type Donated = StatedDonation & Pick<StatementRow, 'pan' | 'donorKey' | 'registration'>;

/** One row per donor, nature and registration, with name and address from the donor's last receipt. */
export function addToRows(rows: Map<string, StatementRow>, donated: Donated): void {
  const { receipt, kind, pan, donorKey, registration } = donated;
  const type = kind ?? 'Others';
  const mode = receipt.method === 'cash' ? MODES.cash : MODES.electronic;
  const key = [pan, type, mode, registration.urn].join('|');
  const before = rows.get(key);
  const paise = (before?.paise ?? 0) + netOf(donated);
  const receipts = [...(before?.receipts ?? []), receipt];
  const named = { name: asText(receipt.payerName), address: asText(receipt.address) };
  rows.set(key, { pan, donorKey, registration, ...named, type, mode, paise, receipts });
}

type Filing = {
  /** The donor's certificate number, required in a correction; '' for a new row. */
  numberOf: (row: StatementRow) => string;
  since: Date;
};

/** For the portal: no byte order mark or apostrophes, which it would read as text. */
export function statementCsv(rows: Iterable<StatementRow>, filing: Filing): string {
  const common = { ...filing, section: lawOn(filing.since).sectionCode };
  const cells = [...rows].map((row, index) => cellsOf(row, index + 1, common));
  return stringify([COLUMNS.map(([name]) => name), ...cells], { record_delimiter: '\r\n' });
}

type Common = Pick<Filing, 'numberOf'> & { section: string };

function cellsOf(row: StatementRow, place: number, common: Common): string[] {
  const { numberOf, section } = common;
  const { urn, issuedOn } = row.registration;
  const cells = [
    ...[String(place), numberOf(row), ID_CODE, row.pan, section, urn, dateInStatement(issuedOn)],
    ...[row.name, row.address, row.type, row.mode, amountOf(row.paise)],
  ];
  return cells.map((cell, at) => cell.slice(0, COLUMNS[at]?.[1] ?? cell.length));
}

/** Rupees, with paise only if any, so that the sums equal the receipts. */
export function amountOf(paise: number): string {
  const rest = paise % PAISE_PER_RUPEE;
  const rupees = String((paise - rest) / PAISE_PER_RUPEE);
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`;
}

/** On one line, and never a spreadsheet formula: old donations may start like one. */
function asText(text: string): string {
  return withoutFormula(text.replace(/\s+/g, ' ')).trim();
}

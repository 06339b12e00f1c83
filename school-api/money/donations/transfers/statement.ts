import { type SQLWrapper, sql } from 'drizzle-orm';
import { parseTypedAmount } from '@/contract';
import { MAX_BYTES, readDay, splitCells } from '../../../content';
import { transfers } from '../../../db';

/** Per paste: a month of a busy account. */
const MAX_CREDITS = 1000;
const MAX_LENGTH = 300;

/** Banks' names for the columns of a statement; the first match counts. */
const COLUMNS = {
  day: /\bdate\b/i,
  credit: /^(?!.*(?:debit|withdraw|\bdr\b|balance)).*(?:credit|deposit|\bcr\b)/i,
  /** Of debits and credits, if there is no column of credits. */
  amount: /^(?!.*(?:debit|withdraw|\bdr\b|balance)).*amount/i,
  words: /narration|particular|description|detail|remark/i,
  reference: /\bref|utr|che?q|instrument|tran.*(id|no)/i,
  direction: /dr\W*cr|cr\W*dr|debit\W*credit|credit\W*debit|^(?:t(?:xn|ran).* )?type$/i,
};
/** How negative amounts and debits begin or end. */
const DEBIT = /^[-−(]|(?:-|dr\.?\)?)$/i;
type Column = keyof typeof COLUMNS;

/** Paise; `words` is the row's text, which is searched for a reference. */
export type Credit = { day: string; words: string; amount: number };

type Statement = {
  credits: readonly Credit[];
  /** How many rows are left out because nothing came in. */
  debits: number;
  /** The numbers of rows that are left out. */
  totals: readonly number[];
};

/** The credits of a bank's exported statement, or why it cannot be parsed. */
export function readStatement(text: string): Statement | string {
  const lines = Buffer.byteLength(text) > MAX_BYTES ? [] : text.split(/\r?\n/);
  // Banks write the holder and the period above the column names.
  const first = lines.findIndex((line) => /\bdate\b.*(?:credit|deposit|amount)/i.test(line));
  const [head, ...rows] = first < 0 ? [] : splitCells(lines.slice(first).join('\n'));
  const columns = columnsOf(head ?? []);
  if (columns.credit < 0) {
    return 'Include the row of column names, with a date and a credit column. Paste at most 1 MB.';
  }
  const credits: Credit[] = [];
  const totals: number[] = [];
  let debits = 0;
  for (const [index, row] of rows.entries()) {
    const at = (name: keyof typeof columns) =>
      (row[columns[name]] ?? '').trim().slice(0, MAX_LENGTH);
    const number = first + index + 2;
    const cell = at('credit')
      .replace(/\(?cr\.?\)?$/i, '')
      .trim();
    const day = readDay(at('day').replace(/[ T]\d{1,2}:.*$/, ''));
    const isDebit = DEBIT.test(cell) || /^(?:d(?!ep)|w)/i.test(at('direction'));
    const amount = !/\d/.test(cell) || isDebit ? 0 : parseTypedAmount(cell);
    if (amount === 0) {
      if (day !== undefined) debits += 1;
      continue;
    }
    if (amount === undefined) return `Row ${number} needs an amount such as 5000.00.`;
    if (day === undefined && !/\d/.test(at('day') + at('reference')) && row.every(isOfTotal)) {
      totals.push(number);
      continue;
    }
    if (day === undefined) return `Row ${number} needs a date such as 25/11/2026.`;
    credits.push({ day, words: `${at('words')} ${at('reference')}`.trim(), amount });
  }
  if (credits.length === 0) return 'These rows contain no credits.';
  if (credits.length > MAX_CREDITS) return `Paste at most ${MAX_CREDITS} credits.`;
  return { credits, debits, totals };
}

function columnsOf(head: readonly string[]): Record<Exclude<Column, 'amount'>, number> {
  const names = head.map((cell) => cell.trim());
  const at = (name: Column, among = names) => among.findIndex((cell) => COLUMNS[name].test(cell));
  // Amount (Dr/Cr)
  const sums = names.map((cell) => cell.replace(COLUMNS.direction, ''));
  const credit = at('credit', sums);
  return {
    day: at('day'),
    credit: credit < 0 ? at('amount', sums) : credit,
    words: at('words'),
    reference: at('reference'),
    direction: at('direction'),
  };
}

/** Empty, a sum, or the word for it. */
function isOfTotal(cell: string): boolean {
  const text = cell.trim().replace(/\(?[cd]r\.?\)?$/i, '');
  const isSum = text === '' || parseTypedAmount(text) !== undefined;
  return isSum || (/\btotals?\b/i.test(text) && !/\d/.test(text));
}

/** Like `transferKey`, in the database: whether a statement row contains the reference. */
export const names = (key: string | SQLWrapper) =>
  sql`position(${key} in regexp_replace(lower(${transfers.bankText}), '[^[:alnum:]]', '', 'g')) > 0`;

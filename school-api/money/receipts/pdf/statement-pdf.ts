import { formatInIndia } from '@/content/india-time';
import { amountInWords, formatPaise } from '@/contract';
import type { Receipt } from '../../../db';
import { countedAmount, receiptState, type Statement } from '../statement';
import { drawLetterhead, drawSignature, finishSheet } from './letterhead';
import type { PdfSchool } from './pdf-school';
import { COLOURS, openSheet } from './sheet';
import { drawRows, drawTable, type Row } from './table';

/** An amount of crores stays on one line. */
const COLUMNS = [
  { title: 'Date', width: 0.14 },
  { title: 'Serial number', width: 0.22 },
  { title: 'For', width: 0.17 },
  { title: 'Status', width: 0.11 },
  { title: 'Paid', width: 0.18, isNumber: true },
  { title: 'After refunds', width: 0.18, isNumber: true },
] as const;

const STATES = { valid: 'Valid', 'part-refunded': 'Partly refunded', void: 'Void' } as const;
const FOR = { donation: 'Donation', admission: 'Registration fee' } as const;

/** All receipts of a mailbox in a financial year, with their sums. The same rows give the same bytes. */
export async function statementPdf(
  { year, test, receipts, sums, causes }: Statement,
  email: string,
  school: PdfSchool,
): Promise<Buffer> {
  const heading = `${test ? 'PRACTICE – not a statement' : 'Statement of receipts'}, ${year}`;
  const issued = receipts.map(({ issuedAt, voidedAt }) => (voidedAt ?? issuedAt).getTime());
  const properties = { title: heading, subject: `April to March ${year}`, author: school.name };
  const at = new Date(Math.max(0, ...issued));
  const sheet = await openSheet({ ...properties, at }, school.fonts);
  drawLetterhead(sheet, school);
  sheet.block('H1', heading, { size: 22, bold: true }, 4);
  if (test) {
    const text = 'PRACTICE: no money has moved. This is not a statement.';
    sheet.block('P', text, { size: 12, bold: true, colour: COLOURS.alarm }, 6);
  }
  drawRows(sheet, [
    ['Financial year', `1 April ${year.slice(0, 4)} to 31 March ${Number(year.slice(0, 4)) + 1}`],
    ['Names', [...new Set(receipts.map(({ payerName }) => payerName))].join('; ')],
    ['Email', email],
    ...sumRows('Donations', sums.donation),
    ...causeRows(causes),
    ...sumRows('Registration fees', sums.admission),
  ]);
  sheet.doc.y += 14;
  sheet.block('H2', 'Receipts', { size: 14, bold: true }, 4);
  drawTable(sheet, COLUMNS, receipts.map(cellsOf));
  sheet.doc.y += 10;
  const note = 'The totals do not include void receipts or refunded amounts.';
  sheet.block('P', note, { size: 9.5, colour: COLOURS.inkSoft });
  drawSignature(sheet, school, `This is a computer-generated ${test ? 'test' : 'statement'}.`);
  return finishSheet(sheet, { foot: heading, mark: test ? 'PRACTICE' : '' });
}

function sumRows(label: string, paise: number): Row[] {
  if (paise === 0) return [[label, formatPaise(0)]];
  return [
    [label, formatPaise(paise), { size: 14, bold: true }],
    [`${label} in words`, amountInWords(paise)],
  ];
}

/** Left out if no donation has a purpose. */
function causeRows(causes: Statement['causes']): Row[] {
  if (causes.every(({ cause }) => cause === '')) return [];
  return causes.map(({ cause, paise }) => [cause || 'No purpose chosen', formatPaise(paise)]);
}

function cellsOf(receipt: Receipt): string[] {
  const { number, paidAt, purpose, cause, amount } = receipt;
  const state = STATES[receiptState(receipt)];
  const counted = formatPaise(countedAmount(receipt));
  return [
    formatInIndia(paidAt, 'd MMM yyyy'),
    number,
    cause || FOR[purpose],
    state,
    formatPaise(amount),
    counted,
  ];
}

import { formatInIndia } from '@/content/india-time';
import { amountInWords, formatPaise } from '@/contract';
import type { Receipt } from '../../../db';
import { taxNoteOf } from '../../tax/claim';
import { receiptState } from '../statement';
import { drawLetterhead, drawSignature, finishSheet } from './letterhead';
import type { PdfSchool } from './pdf-school';
import { COLOURS, openSheet, type Sheet } from './sheet';
import { drawRows } from './table';

const formatDay = (at: Date) => formatInIndia(at, 'd MMMM yyyy');

const BY: Record<Receipt['method'], { how: string; reference: string }> = {
  online: { how: 'Online payment', reference: 'Payment ID' },
  'bank transfer': { how: 'Bank transfer', reference: 'Bank reference' },
  cheque: { how: 'Cheque', reference: 'Cheque' },
  cash: { how: 'Cash', reference: 'Reference' },
  upi: { how: 'UPI', reference: 'UPI reference' },
};

const PURPOSE = {
  donation: { what: 'Donation', subject: 'Message', note: 'Donations are non-refundable.' },
  admission: {
    what: 'Registration fee for admission',
    subject: 'Student',
    note: 'The registration fee is non-refundable.',
  },
} as const;

/** Renders a receipt as PDF. The same row gives the same bytes. */
export async function receiptPdf(receipt: Receipt, school: PdfSchool): Promise<Buffer> {
  const { number, test, issuedAt } = receipt;
  const state = receiptState(receipt);
  const heading = test ? 'PRACTICE – not a receipt' : 'Receipt';
  const { what, note } = PURPOSE[receipt.purpose];
  const properties = { title: `${heading} ${number}`, subject: what, author: school.name };
  const sheet = await openSheet({ ...properties, at: issuedAt }, school.fonts);
  drawLetterhead(sheet, school);
  sheet.block('H1', heading, { size: 22, bold: true }, 4);
  for (const line of warningsOf(receipt)) {
    sheet.block('P', line, { size: 12, bold: true, colour: COLOURS.alarm }, 6);
  }
  sheet.doc.y += 4;
  drawFacts(sheet, receipt);
  sheet.doc.y += 12;
  const taxNote = state === 'void' ? '' : taxNoteOf(receipt, school, school.phone);
  if (taxNote !== '') sheet.block('P', taxNote, {}, 4);
  if (state === 'valid' && !test) sheet.block('P', note, { size: 9.5, colour: COLOURS.inkSoft });
  drawSignature(sheet, school, `This is a computer-generated ${test ? 'test' : 'receipt'}.`);
  const mark = state === 'void' ? 'VOID' : test ? 'PRACTICE' : '';
  return finishSheet(sheet, { foot: `${heading} ${number}`, mark });
}

function warningsOf(receipt: Receipt): string[] {
  const { test, voidedAt, voidReason, amount, returned } = receipt;
  const lines = test ? ['PRACTICE: no money has moved. This is not a receipt.'] : [];
  const state = receiptState(receipt);
  if (state === 'void') {
    const validity =
      voidedAt === null ? 'is not valid' : `has not been valid since ${formatDay(voidedAt)}`;
    const why = voidReason === '' ? '' : ` Reason: ${voidReason}.`;
    lines.push(`VOID: this receipt ${validity}.${why}`);
  }
  if (state === 'part-refunded') {
    const left = formatPaise(amount - returned);
    lines.push(`Partly refunded: ${formatPaise(returned)} was returned; ${left} remains.`);
  }
  return lines;
}

function drawFacts(sheet: Sheet, receipt: Receipt) {
  const { number, paidAt, issuedAt, payerName, address, amount, method, reference } = receipt;
  const { what, subject } = PURPOSE[receipt.purpose];
  const date = formatDay(paidAt);
  const issued = formatDay(issuedAt);
  drawRows(sheet, [
    ['Serial number', number, { bold: true }],
    ['Date', date],
    ['Issued on', issued === date ? '' : issued],
    ['Received from', payerName, { size: 13, bold: true }],
    ['Address', address],
    ['Amount', formatPaise(amount), { size: 16, bold: true }],
    ['In words', amountInWords(amount)],
    ['Paid by', BY[method].how],
    [BY[method].reference, reference],
    ['For', what],
    ['Purpose', receipt.cause],
    [subject, receipt.subject],
  ]);
}

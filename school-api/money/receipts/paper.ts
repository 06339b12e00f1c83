import type { ReceiptFile } from '@/contract';
import type { Receipt } from '../../db';
import { paperFileName } from './pdf/file-name';
import { inTurn } from './pdf/in-turn';
import type { PaperSchool } from './pdf/paper-school';
import { receiptPdf } from './pdf/receipt-pdf';
import { statementPdf } from './pdf/statement-pdf';
import type { Statement } from './statement';

export async function receiptFile(receipt: Receipt, school: PaperSchool): Promise<ReceiptFile> {
  const pdf = await inTurn(() => receiptPdf(receipt, school));
  return { file_name: paperFileName('receipt', receipt.number), pdf: pdf.toString('base64') };
}

export async function statementFile(
  statement: Statement,
  email: string,
  school: PaperSchool,
): Promise<ReceiptFile> {
  const pdf = await inTurn(() => statementPdf(statement, email, school));
  const name = `${statement.test ? 'TEST-' : ''}${statement.year}`;
  return { file_name: paperFileName('statement', name), pdf: pdf.toString('base64') };
}

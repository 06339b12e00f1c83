import type { ReceiptFile, ReceiptFileRequest } from '@/contract';
import type { Db, Receipt } from '../../db';
import { readGrant, requireOrderGrant } from '../../forms';
import { ApiError } from '../../platform';
import { certificateFile } from '../certificates/files';
import { isId } from '../payments/new-id';
import type { TaxSettings } from '../tax/variables';
import { pdfFileName } from './file-name';
import type { PdfSchool } from './pdf/pdf-school';
import { receiptPdf } from './pdf/receipt-pdf';
import { renderOneAtATime } from './pdf/render-one-at-a-time';
import { statementPdf } from './pdf/statement-pdf';
import {
  findReceipt,
  findReceiptOfApplication,
  findReceiptOfOrder,
  receiptsOfMailbox,
} from './rows';
import { type Statement, statementsOf } from './statement';

type Deps = { db: Db; school: PdfSchool; now: Date; tax: TaxSettings | undefined };

const NO_RECEIPT = 'We could not find this receipt.';

/** The requested file, if the grant of the order or mailbox allows it. */
export async function findFile(asked: ReceiptFileRequest, deps: Deps): Promise<ReceiptFile> {
  const { db, school, now, tax } = deps;
  if ('order_id' in asked) {
    const { order_id: id, grant } = asked;
    const found = isId(id) ? await findReceiptOfOrder(db, id) : undefined;
    if (found === undefined) throw new ApiError('not_found', NO_RECEIPT);
    requireOrderGrant(found.order, grant);
    return receiptFile(found.receipt, school);
  }
  if ('application_number' in asked) {
    const emailKey = await readGrant(db, asked.grant, 'applications', now);
    const receipt = await findReceiptOfApplication(db, emailKey, asked.application_number);
    if (receipt === undefined) throw new ApiError('not_found', NO_RECEIPT);
    return receiptFile(receipt, school);
  }
  const emailKey = await readGrant(db, asked.grant, 'receipts', now);
  if ('receipt_number' in asked) {
    const receipt = await findReceipt(db, asked.receipt_number);
    if (receipt?.emailKey !== emailKey) throw new ApiError('not_found', NO_RECEIPT);
    return receiptFile(receipt, school);
  }
  if ('certificate_number' in asked) {
    return certificateFile(db, { mailbox: emailKey, number: asked.certificate_number, tax });
  }
  const statements = statementsOf(await receiptsOfMailbox(db, emailKey));
  const statement = statements.find(({ year }) => year === asked.financial_year);
  if (statement === undefined) throw new ApiError('not_found', 'There is nothing for this year.');
  return statementFile(statement, emailKey, school);
}

async function receiptFile(receipt: Receipt, school: PdfSchool): Promise<ReceiptFile> {
  const pdf = await renderOneAtATime(() => receiptPdf(receipt, school));
  return { file_name: pdfFileName('receipt', receipt.number), pdf: pdf.toString('base64') };
}

async function statementFile(
  statement: Statement,
  email: string,
  school: PdfSchool,
): Promise<ReceiptFile> {
  const pdf = await renderOneAtATime(() => statementPdf(statement, email, school));
  const name = `${statement.test ? 'PRACTICE-' : ''}${statement.year}`;
  return { file_name: pdfFileName('statement', name), pdf: pdf.toString('base64') };
}

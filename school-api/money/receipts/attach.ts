import type { Db } from '../../db';
import { type Attachments, receiptNumberIn, testDayOf } from '../../mail';
import type { Log } from '../../platform';
import { pdfFileName } from './file-name';
import type { PdfSchool } from './pdf/pdf-school';
import { receiptPdf } from './pdf/receipt-pdf';
import { findReceipt } from './rows';

type Deps = { db: Db; log: Log; pdfSchool: PdfSchool };

/**
 * The PDF of an email's receipt, made when the email is sent, and the test day as a calendar file.
 * If the PDF cannot be made, the email is sent without it, since its text is a receipt too.
 */
export const receiptAttachments =
  ({ db, log, pdfSchool }: Deps): Attachments =>
  async (mail) => {
    const calendar = testDayOf(mail);
    const number = receiptNumberIn(mail.kind, mail.data);
    if (number === undefined) return calendar;
    try {
      const receipt = await findReceipt(db, number);
      if (receipt === undefined) return calendar;
      const content = await receiptPdf(receipt, pdfSchool);
      const filename = pdfFileName('receipt', number);
      return [{ filename, content, contentType: 'application/pdf' }, ...calendar];
    } catch (error) {
      log.error(
        { event: 'receipt-pdf', mailId: mail.id, err: error },
        'receipt PDF could not be rendered',
      );
      return calendar;
    }
  };

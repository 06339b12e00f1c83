import { and, desc, eq } from 'drizzle-orm';
import type { ReceiptFile } from '@/contract';
import { type Db, donorCertificates } from '../../db';
import { ApiError } from '../../platform';
import { financialYearOf } from '../tax/financial-year';
import { lawOn } from '../tax/laws';
import type { TaxSettings } from '../tax/variables';
import { openCertificate } from './files';
import { isMatched } from './rows';

/** Without a registration nothing is certified; those of donors without an address are nobody's here. */
export async function ownCertificates(db: Db, mailbox: string, tax: TaxSettings | undefined) {
  const { emailKey, financialYear } = donorCertificates;
  if (tax?.registration === undefined || mailbox === '') return [];
  const own = and(isMatched, eq(emailKey, mailbox));
  const rows = await db.select().from(donorCertificates).where(own).orderBy(desc(financialYear));
  return rows.map(({ id, acknowledgement: number, financialYear: name }) => {
    const form = lawOn(financialYearOf(name)?.since ?? new Date()).certificate;
    return { id, listed: { number, financial_year: name, form } };
  });
}

type Asked = { mailbox: string; number: string; tax: TaxSettings | undefined };

/** Any number but the mailbox's own is unknown. */
export async function certificateFile(
  db: Db,
  { mailbox, number, tax }: Asked,
): Promise<ReceiptFile> {
  const all = await ownCertificates(db, mailbox, tax);
  const own = all.find(({ listed }) => listed.number === number);
  const pdf = own && tax && (await openCertificate(own.id, tax));
  if (!own || !pdf) throw new ApiError('not_found', 'There is no such certificate.');
  const name = `certificate-${own.listed.financial_year}.pdf`;
  return { file_name: name, pdf: pdf.toString('base64') };
}

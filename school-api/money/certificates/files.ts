import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, desc, eq } from 'drizzle-orm';
import type { ReceiptFile } from '@/contract';
import { type Db, donorCertificates } from '../../db';
import { removeAbandonedFiles } from '../../forms';
import { ApiError, flush, type Log } from '../../platform';
import { financialYearOf, lawOn } from '../tax/laws';
import { existingPanKey, readPanKey } from '../tax/pan-key';
import { openText, sealText } from '../tax/seal-text';
import type { TaxSettings } from '../tax/variables';
import { isMatched } from './rows';

type Folder = Pick<TaxSettings, 'certificates' | 'panKey'>;

/**
 * Encrypts a received PDF, since it contains the donor's PAN. Its id is a hash, so that it is stored once.
 */
export async function saveCertificate(arrived: string, year: string, place: Folder) {
  const pdf = await readFile(arrived);
  const id = createHash('sha256').update(year).update(pdf).digest('base64url');
  await writeFile(arrived, sealText(pdf.toString('base64'), id, readPanKey(place.panKey)));
  await flush(arrived);
  await rename(arrived, path.join(place.certificates, id));
  await flush(place.certificates);
  return id;
}

/** Undefined if it was encrypted with another key. */
export async function openCertificate(id: string, { certificates, panKey }: Folder) {
  const key = existingPanKey(panKey);
  const text = await readFile(path.join(certificates, id), 'utf8');
  const pdf = key && openText(text, id, key);
  return pdf === undefined ? undefined : Buffer.from(pdf, 'base64');
}

export const removeCertificateFile = (id: string, { certificates }: Folder) =>
  rm(path.join(certificates, id), { force: true });

/** At the start and after retention: files without a row. */
export async function removeLostCertificates(
  { db, log, now }: { db: Db; log: Log; now: () => Date },
  { certificates }: Pick<Folder, 'certificates'>,
): Promise<void> {
  const isKnown = async (id: string) =>
    (await db.$count(donorCertificates, eq(donorCertificates.id, id))) > 0;
  const removed = await removeAbandonedFiles(certificates, isKnown, now());
  if (removed > 0) log.info({ event: 'certificate-sweep', removed }, 'removed certificate files');
}

/**
 * Without a registration nothing is certified; certificates of donors without an address belong to no
 * mailbox.
 */
export async function ownCertificates(db: Db, mailbox: string, tax: TaxSettings | undefined) {
  const { emailKey, financialYear } = donorCertificates;
  if (!tax?.registrations.length || mailbox === '') return [];
  const own = and(isMatched, eq(emailKey, mailbox));
  const rows = await db.select().from(donorCertificates).where(own).orderBy(desc(financialYear));
  return rows.map(({ id, acknowledgement: number, financialYear: name }) => {
    const form = lawOn(financialYearOf(name)?.since ?? new Date()).certificate;
    return { id, listed: { number, financial_year: name, form } };
  });
}

type CertificateRequest = { mailbox: string; number: string; tax: TaxSettings | undefined };

/** Any number other than the mailbox's own is unknown. */
export async function certificateFile(
  db: Db,
  { mailbox, number, tax }: CertificateRequest,
): Promise<ReceiptFile> {
  const all = await ownCertificates(db, mailbox, tax);
  const own = all.find(({ listed }) => listed.number === number);
  const pdf = own && tax && (await openCertificate(own.id, tax));
  if (!own || !pdf) throw new ApiError('not_found', 'We could not find this certificate.');
  const name = `certificate-${own.listed.financial_year}.pdf`;
  return { file_name: name, pdf: pdf.toString('base64') };
}

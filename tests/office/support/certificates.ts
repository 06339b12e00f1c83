import { eq } from 'drizzle-orm';
import { donorCertificates, outbox } from '@/school-api/db';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { rowsOfMailbox } from '@/school-api/privacy/person/rows-of-mailbox';
import { REGISTERED } from '../../school-api/money/tax/registered';
import { openScreens } from '../open-screens';

export const BASE = '/donations/statement/2025-26/certificates';

/** The screens of a year's certificates, and what they store. */
export async function openCertificates() {
  const env = { PAN_KEY: 'a'.repeat(64) };
  const screens = await openScreens(donationRoutes, { env, facts: REGISTERED });
  const { db, config } = screens;
  const rows = () => db.select().from(donorCertificates).orderBy(donorCertificates.fileName);
  return {
    screens,
    rows,
    mails: () => db.select().from(outbox).where(eq(outbox.kind, 'certificate')),
    ofMailbox: (email: string) =>
      db.select().from(donorCertificates).where(rowsOfMailbox(db, email).donor_certificates.where),
    folder: () => config.tax.certificates,
    pressed: async (path: string, fields?: Record<string, string>) =>
      (await screens.send(path, fields)).message,
    send: (files: Readonly<Record<string, string>>, table = '') => {
      const form = new FormData();
      for (const [name, text] of Object.entries(files)) {
        form.append('file', new File([text], name));
      }
      form.append('table', table);
      return screens.upload(BASE, form);
    },
    idOf: async (fileName: string) =>
      (await rows()).find((row) => row.fileName === fileName)?.id ?? '',
  };
}

import { Hono } from 'hono';
import { receiptFileRequest, receiptsRequest } from '@/contract';
import type { Db } from '../../db';
import { readGrant } from '../../forms';
import { readJson } from '../../platform';
import { ownCertificates } from '../certificates/of-mailbox';
import { lastDonation } from '../donations/last-donation';
import type { TaxSettings } from '../tax/variables';
import { findFile } from './find-file';
import { listReceipts } from './list';
import type { PaperSchool } from './pdf/paper-school';
import { receiptsOfMailbox } from './rows';

type Deps = { db: Db; now: () => Date; paper: PaperSchool; tax: TaxSettings | undefined };

/** Receipts for who began the order or has proved the address. */
export function receiptRoutes({ db, now, paper, tax }: Deps) {
  return new Hono()
    .post('/receipts', async (c) => {
      const { grant } = await readJson(c, receiptsRequest);
      const emailKey = await readGrant(db, grant, 'receipts', now());
      const listed = listReceipts(await receiptsOfMailbox(db, emailKey));
      const own = await ownCertificates(db, emailKey, tax);
      const certificates = own.map((one) => one.listed);
      return c.json({ ...listed, certificates, last_donation: await lastDonation(db, emailKey) });
    })
    .post('/receipt-file', async (c) => {
      const asked = await readJson(c, receiptFileRequest);
      return c.json(await findFile(asked, { db, school: paper, now: now(), tax }));
    });
}

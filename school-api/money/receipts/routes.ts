import { and, desc, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { formatInIndia } from '@/content/india-time';
import { type ReceiptsResponse, receiptFileRequest, receiptsRequest } from '@/contract';
import {
  type Db,
  donations,
  offlineDonations,
  paymentOrders,
  type Receipt,
  receipts,
} from '../../db';
import { readGrant } from '../../forms';
import { readJson } from '../../platform';
import { ownCertificates } from '../certificates/files';
import { amountOf } from '../tax/statement-rows';
import type { TaxSettings } from '../tax/variables';
import { findFile } from './find-file';
import { financialYear } from './number';
import type { PdfSchool } from './pdf/pdf-school';
import { receiptsOfMailbox } from './rows';
import { receiptState, statementsOf } from './statement';

type Deps = { db: Db; now: () => Date; pdfSchool: PdfSchool; tax: TaxSettings | undefined };

/** Receipts for whoever started the order or confirmed the address. */
export function receiptRoutes({ db, now, pdfSchool, tax }: Deps) {
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
      const sent = await readJson(c, receiptFileRequest);
      return c.json(await findFile(sent, { db, school: pdfSchool, now: now(), tax }));
    });
}

/** A mailbox's receipts and yearly sums, in the response format. */
function listReceipts(receipts: readonly Receipt[]): Pick<ReceiptsResponse, 'receipts' | 'years'> {
  return {
    receipts: receipts.map((receipt) => {
      const { number, purpose, cause, amount, returned, test, paidAt } = receipt;
      const date = formatInIndia(paidAt, 'yyyy-MM-dd');
      const year = { financial_year: financialYear(paidAt) };
      return {
        number,
        date,
        purpose,
        cause,
        amount,
        returned,
        state: receiptState(receipt),
        test,
        ...year,
      };
    }),
    years: statementsOf(receipts).map(({ year, test, sums }) => ({
      financial_year: year,
      test,
      donations: sums.donation,
      fees: sums.admission,
    })),
  };
}

const { donorName: donor_name, mobileCode: mobile_code, pinCode: pin_code, ...rest } = donations;
const { email, mobile, address, city, state, country } = rest;
const columns = { email, mobile, address, city, state, country };

const UNKNOWN = { mobile_code: '', mobile: '', city: '', state: '', pin_code: '', country: '' };
const MAX_READ = 50;

/**
 * Amount and purpose of the newest donation, with the donor's details from the newest online one. The
 * office records only name, email and address, which are used if there is no online donation.
 */
async function lastDonation(db: Db, emailKey: string): Promise<ReceiptsResponse['last_donation']> {
  const rows = await db
    .select({
      receipt: receipts,
      online: { donor_name, mobile_code, pin_code, ...columns },
      offline: offlineDonations.email,
    })
    .from(receipts)
    .leftJoin(paymentOrders, eq(paymentOrders.id, receipts.sourceId))
    .leftJoin(donations, eq(donations.id, paymentOrders.subjectId))
    .leftJoin(offlineDonations, eq(offlineDonations.id, receipts.sourceId))
    .where(
      and(
        eq(receipts.emailKey, emailKey),
        eq(receipts.purpose, 'donation'),
        // Its address may have been mistyped.
        isNull(offlineDonations.cancelledAt),
      ),
    )
    .orderBy(desc(receipts.paidAt), desc(receipts.number))
    .limit(MAX_READ);
  // An erased donation has no data left.
  const kept = rows.filter(({ online, offline }) => (online?.email ?? offline ?? '') !== '');
  if (kept[0] === undefined) return undefined;
  const { receipt } = kept[0];
  const payer = { donor_name: receipt.payerName, email: receipt.email, address: receipt.address };
  const online = kept.find((row) => row.online !== null)?.online;
  const donor = online ?? { ...UNKNOWN, ...payer };
  return { ...donor, purpose: receipt.cause, amount: amountOf(receipt.amount) };
}

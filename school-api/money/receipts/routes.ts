import { and, desc, eq } from 'drizzle-orm';
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
import type { PaperSchool } from './pdf/paper-school';
import { receiptsOfMailbox } from './rows';
import { receiptState, statementsOf } from './statement';

type Deps = { db: Db; now: () => Date; paper: PaperSchool; tax: TaxSettings | undefined };

/** Receipts for whoever started the order or confirmed the address. */
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

const NOT_ASKED = { mobile_code: '', mobile: '', city: '', state: '', pin_code: '', country: '' };
const RECENT = 50;

/**
 * The newest donation's answers, so that they need not be typed again. The office asks for fewer of them:
 * the rest is that of the newest online donation.
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
    .where(and(eq(receipts.emailKey, emailKey), eq(receipts.purpose, 'donation')))
    .orderBy(desc(receipts.paidAt))
    .limit(RECENT);
  // An erased donation has no data left.
  const kept = rows.filter(({ online, offline }) => (online?.email ?? offline ?? '') !== '');
  if (kept[0] === undefined) return undefined;
  const { payerName, email: written, address: line, cause, amount: paise } = kept[0].receipt;
  const asked = { donor_name: payerName, email: written, address: line };
  const known = kept.find(({ online }) => online !== null)?.online ?? { ...NOT_ASKED, ...asked };
  return { ...known, purpose: cause, amount: amountOf(paise) };
}

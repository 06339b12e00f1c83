import { createHash } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { type Db, outbox, type Receipt } from '../../db';
import { enqueuePaced, type MailData, recallMails } from '../../mail';
import { type FinancialYear, isPastDue } from './laws';
import type { Statement } from './make-statement';

/** Per click; the next click asks the rest. */
export const MAX_PAN_REQUESTS = 1000;
/** An email lists at most this many. */
const MAX_RECEIPTS = 20;

/** A donor whose donations only lack the PAN. */
export type DonorWithoutPan = {
  donorName: string;
  /** '' for a donor who must be asked in another way. */
  email: string;
  receipts: Receipt[];
  askedAt: Date | undefined;
  /** The email did not arrive. */
  isUndelivered: boolean;
};

const prefixOf = (year: Pick<FinancialYear, 'name'>) => `pan-request:${year.name}:`;

/** One per donor and year. */
export const panRequestKey = (year: Pick<FinancialYear, 'name'>, emailKey: string) =>
  prefixOf(year) + createHash('sha256').update(emailKey).digest('hex').slice(0, 32);

/** Grouped by donor; those without an email address separately. */
export async function donorsWithoutPan(
  db: Db,
  year: FinancialYear,
  { left }: Pick<Statement, 'left'>,
): Promise<DonorWithoutPan[]> {
  const requests = await requestsOf(db, year);
  const donors = new Map<string, DonorWithoutPan>();
  for (const { donation, lacksPan } of left) {
    if (!lacksPan) continue;
    const { receipt } = donation;
    const { payerName: donorName, email, emailKey } = receipt;
    const key = email === '' ? receipt.number : panRequestKey(year, emailKey);
    const asked = requests.get(key);
    const donor = donors.get(key) ?? {
      ...{ donorName, email, receipts: [], askedAt: asked?.createdAt },
      isUndelivered: asked?.state === 'dead',
    };
    donors.set(key, { ...donor, receipts: [...donor.receipts, receipt] });
  }
  return [...donors.values()];
}

async function requestsOf(db: Db, year: FinancialYear) {
  const { key, state, createdAt } = outbox;
  const rows = await db
    .select({ key, state, createdAt })
    .from(outbox)
    .where(like(key, `${prefixOf(year)}%`));
  return new Map(rows.map((row) => [row.key, row]));
}

export function panRequestOf(
  year: FinancialYear,
  { donorName, receipts }: DonorWithoutPan,
  now: Date,
) {
  const data: MailData<'pan-request'> = {
    donorName,
    year: year.name,
    isPastDue: isPastDue(year.since, now),
    receipts: receipts.slice(0, MAX_RECEIPTS).map(({ number, amount, method, paidAt }) => ({
      number,
      amount,
      method,
      paidAt: paidAt.toISOString(),
    })),
  };
  return data;
}

/** All or none; previously asked donors are skipped. Returns their number. */
export function requestPan(
  db: Db,
  year: FinancialYear,
  donors: readonly DonorWithoutPan[],
  now: Date,
): Promise<number> {
  const mails = donors
    .filter(({ email, askedAt }) => email !== '' && askedAt === undefined)
    .slice(0, MAX_PAN_REQUESTS)
    .map((donor) => ({
      key: panRequestKey(year, donor.receipts[0]?.emailKey ?? ''),
      kind: 'pan-request' as const,
      to: donor.email,
      data: panRequestOf(year, donor, now),
    }));
  return db.transaction(async (tx) => (await enqueuePaced(tx, mails, now)).size);
}

/** Cancels the unsent requests of one action. Returns their number. */
export function recallPanRequests(db: Db, year: FinancialYear, askedAt: Date): Promise<number> {
  const { key, createdAt } = outbox;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ key })
      .from(outbox)
      .where(and(like(key, `${prefixOf(year)}%`), eq(createdAt, askedAt)));
    const recalled = await recallMails(
      tx,
      rows.map((row) => row.key),
    );
    return recalled.length;
  });
}

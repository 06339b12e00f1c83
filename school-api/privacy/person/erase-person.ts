import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { formatInIndia } from '@/content/india-time';
import { type Erasure, isPersonalDataKind } from '@/contract';
import { applications, type Db, paymentOrders, receipts, takeAdvisoryLock } from '../../db';
import { removeFiles } from '../../forms';
import { enqueueMail, type MailData, OFFICE } from '../../mail';
import { financialYear, financialYearOf, newId, type TaxSettings } from '../../money';
import { addressKey, DAY_MS, type Log } from '../../platform';
import { recordAccess } from './access-log';
import { type ErasedRows, eraseRows } from './erase-rows';
import { personHash } from './person-hash';

/** Listed individually for the office; beyond that only counted. */
const MAX_REGISTRATIONS = 20;

export const retentionReason = (years: number) =>
  `Tax law requires us to keep accounts for ${years} years after the end of the financial year.`;

type Deps = {
  db: Db;
  log: Log;
  now: Date;
  cvFolder: string;
  panKey: TaxSettings['panKey'];
  /** How long accounts are kept after their financial year. */
  accountYears: number;
  /** The actor for the access log. */
  actor: string;
};

/**
 * Erases what no law requires to keep about a mailbox, and returns what was erased and what stays.
 * One transaction; files are deleted afterwards, and those that a crash leaves are removed at the
 * next start.
 */
export async function erasePerson(email: string, deps: Deps): Promise<Erasure> {
  const { db, log, cvFolder } = deps;
  const { erasure, files } = await db.transaction((tx) => erase(tx, email, deps));
  await removeFiles(cvFolder, files);
  const counts = Object.fromEntries(erasure.erased.map(({ kind, count }) => [kind, count]));
  log.info({ event: 'erasure', ...counts }, 'personal data erased');
  return erasure;
}

/** Previews an erasure: performs it and rolls it back. */
export async function previewErasure(email: string, deps: Deps): Promise<Erasure> {
  const shown: { erasure?: Erasure } = {};
  const takenBack = new Error('taken back');
  await deps.db
    .transaction(async (tx) => {
      shown.erasure = (await erase(tx, email, deps)).erasure;
      throw takenBack;
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error;
    });
  return shown.erasure ?? { erased: [], kept: [] };
}

async function erase(tx: Db, email: string, { now, panKey, accountYears, actor }: Deps) {
  await takeAdvisoryLock(tx, 'person', addressKey(email));
  const registrations = await registrationsOf(tx, addressKey(email));
  const { counts, files } = await eraseRows(tx, email);
  const erased = Object.entries(counts).flatMap(([kind, count]) =>
    isPersonalDataKind(kind) && count > 0 ? [{ kind, count }] : [],
  );
  const kept = await keptOf(tx, addressKey(email), accountYears);
  if (needsNotice(counts)) {
    const reference = personHash(email, panKey);
    const data = { at: now.toISOString(), reference, registrations, erased, kept };
    const key = newId('erasure');
    await enqueueMail(tx, { key, kind: 'office-erasure', to: OFFICE, data }, now);
  }
  const record = erased.map(({ kind, count }) => `${count} ${kind}`).join(', ') || 'nothing';
  const access = { actor, action: 'person erase', person: email, record };
  await recordAccess(tx, access, { now, panKey });
  return { erasure: { erased, kept }, files };
}

/** Codes and emails alone are nothing the office works on. */
function needsNotice({ outbox, mailbox_codes, ...records }: ErasedRows['counts']): boolean {
  return Object.values(records).some((count) => count > 0);
}

/** Identifies them in the office's own lists: no name, no address. */
async function registrationsOf(
  tx: Db,
  key: string,
): Promise<MailData<'office-erasure'>['registrations']> {
  const rows = await tx
    .select({
      startedAt: applications.createdAt,
      applyFor: applications.applyFor,
      receiptNumber: receipts.number,
    })
    .from(applications)
    .leftJoin(
      paymentOrders,
      and(eq(paymentOrders.purpose, 'admission'), eq(paymentOrders.subjectId, applications.id)),
    )
    .leftJoin(receipts, and(eq(receipts.sourceId, paymentOrders.id), eq(receipts.test, false)))
    .where(eq(applications.emailKey, key))
    .orderBy(desc(sql`${receipts.number} is not null`), desc(applications.createdAt))
    .limit(MAX_REGISTRATIONS);
  return rows.map(({ startedAt, applyFor, receiptNumber }) => ({
    startedAt: startedAt.toISOString(),
    applyFor,
    receiptNumber: receiptNumber ?? '',
  }));
}

/** Receipts with their payments and donations, by the day until which they stay. */
async function keptOf(tx: Db, key: string, years: number): Promise<Erasure['kept']> {
  const rows = await tx
    .select({ paidAt: receipts.paidAt })
    .from(receipts)
    .where(eq(receipts.emailKey, key))
    .orderBy(asc(receipts.paidAt));
  const days = new Map<string, number>();
  for (const { paidAt } of rows) {
    const until = keptUntil(paidAt, years);
    days.set(until, (days.get(until) ?? 0) + 1);
  }
  return [...days].map(([until, count]) => ({
    kind: 'receipts',
    count,
    until,
    why: retentionReason(years),
  }));
}

/** The last day on which accounts from this time are kept, by financial year. */
export function keptUntil(paidAt: Date, years: number): string {
  const year = financialYearOf(financialYear(paidAt));
  if (year === undefined) throw new Error('a payment has no financial year');
  const end = formatInIndia(new Date(year.until.getTime() - DAY_MS), 'yyyy-MM-dd');
  return `${Number(end.slice(0, 4)) + years}${end.slice(4)}`;
}

import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import {
  type Db,
  type DonorCertificate,
  donorCertificates,
  first,
  isAny,
  takeAdvisoryLock,
} from '../../db';
import { enqueuePaced, recallMails } from '../../mail';
import { type FinancialYear, lawOn } from '../tax/laws';
import { type Claim, type Matched, matchClaim, type StatedDonors } from './match';

const { id: idOf, financialYear, problem, addedAt, mailedAt, emailKey } = donorCertificates;

export const isMatched = eq(problem, '');

/** A changed address gets another email. */
const mailKey = ({ id, emailKey }: DonorCertificate): string =>
  `certificate:${createHash('sha256').update(`${id} ${emailKey}`).digest('hex')}`;

export async function findCertificate(db: Db, year: string, id: string) {
  const own = and(eq(financialYear, year), eq(idOf, id));
  return first(db.select().from(donorCertificates).where(own));
}

export function listCertificates(db: Db, year: string): Promise<DonorCertificate[]> {
  return db
    .select()
    .from(donorCertificates)
    .where(eq(financialYear, year))
    .orderBy(asc(addedAt), asc(idOf));
}

type Options = { year: string; donors: StatedDonors; now: Date };
type Added = readonly { id: string; fileName: string }[];

/** Serialised, so that a number and a donor have one certificate each. */
function withMatched<T>(db: Db, year: string, work: (tx: Db, matched: Matched) => Promise<T>) {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'certificates', '');
    const rows = await tx.select().from(donorCertificates).where(isMatched);
    const own = rows.filter((row) => row.financialYear === year);
    const donors = new Set(own.map(({ donorKey }) => donorKey));
    return work(tx, { donors, numbers: new Set(rows.map((row) => row.acknowledgement)) });
  });
}

/**
 * Stores new certificates, and matches all doubtful ones by the table. A PDF that is already stored stays
 * unchanged.
 */
export function addCertificates(
  db: Db,
  added: Added,
  { year, donors, claims, now }: Options & { claims: ReadonlyMap<string, Claim> },
): Promise<void> {
  return withMatched(db, year, async (tx, { donors: served, numbers }) => {
    const rows = added.map(({ id, fileName }) => ({
      id,
      financialYear: year,
      fileName,
      addedAt: now,
      problem: 'donor' as const,
    }));
    if (rows.length > 0) await tx.insert(donorCertificates).values(rows).onConflictDoNothing();
    const all = await listCertificates(tx, year);
    for (const { id, fileName, problem: why } of all) {
      const claim = claims.get(fileName);
      const isOne = all.filter((one) => one.fileName === fileName).length === 1;
      if (why === '' || claim === undefined || !isOne) continue;
      const judged = matchClaim(claim, donors, { donors: served, numbers });
      await tx.update(donorCertificates).set(judged).where(eq(idOf, id));
      if (judged.problem !== '') continue;
      served.add(judged.donorKey);
      numbers.add(judged.acknowledgement);
    }
  });
}

/** A person has read the PDF, so its amount and the address are trusted. Returns any remaining error. */
export function matchByHand(
  db: Db,
  id: string,
  { year, donors, claim, email }: Omit<Options, 'now'> & { claim: Claim; email: string },
): Promise<DonorCertificate['problem']> {
  return withMatched(db, year, async (tx, matched) => {
    const judged = matchClaim(claim, donors, matched);
    const { emails = [] } = donors.byKey.get(judged.donorKey) ?? {};
    const isChosen = judged.problem === 'amount' || judged.problem === 'emails';
    if (judged.problem !== '' && !isChosen) return judged.problem;
    if (emails.length > 1 && !emails.includes(email)) return 'emails';
    const emailKey = emails.length > 1 ? email : (emails[0] ?? '');
    const changed = await tx
      .update(donorCertificates)
      .set({ ...judged, emailKey, problem: '' })
      .where(and(eq(idOf, id), ne(problem, '')))
      .returning();
    return changed.length > 0 ? '' : 'second';
  });
}

/** False if the certificate is no longer as the undo left it, or its donor or number has another one. */
export function rematchCertificate(
  db: Db,
  { id, financialYear: year }: DonorCertificate,
): Promise<boolean> {
  return withMatched(db, year, async (tx, { donors, numbers }) => {
    const current = await findCertificate(tx, year, id);
    if (current?.problem !== 'undone' || current.donorKey === '') return false;
    if (donors.has(current.donorKey)) return false;
    if (numbers.has(current.acknowledgement)) return false;
    // An erasure may have emptied it meanwhile.
    const own = and(eq(idOf, id), ne(donorCertificates.donorKey, ''));
    return isAny(tx.update(donorCertificates).set({ problem: '' }).where(own).returning());
  });
}

/**
 * A donor's certificate becomes doubtful again, and its mail is cancelled if not yet sent; only a doubtful
 * one is deleted. False if it stays as it is; true also for one that is deleted already.
 */
export function unmatchCertificate(
  db: Db,
  { id, financialYear: year }: DonorCertificate,
  isRemoved: boolean,
): Promise<boolean> {
  const own = eq(idOf, id);
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'certificates', '');
    const current = await findCertificate(tx, year, id);
    if (current === undefined) return isRemoved;
    if (isRemoved === (current.problem === '')) return false;
    if (isRemoved) await tx.delete(donorCertificates).where(own);
    else {
      const isRecalled = (await recallMails(tx, [mailKey(current)])).length > 0;
      const mailedAt = isRecalled ? null : current.mailedAt;
      await tx.update(donorCertificates).set({ problem: 'undone', mailedAt }).where(own);
    }
    return true;
  });
}

/**
 * Emails up to 1000 donors, once each: emails and marks are stored together. Returns their number.
 */
export function mailCertificates(db: Db, year: FinancialYear, now: Date): Promise<number> {
  const isUnsent = and(eq(financialYear, year.name), isMatched, isNull(mailedAt), ne(emailKey, ''));
  return db.transaction(async (tx) => {
    const unsent = tx.select().from(donorCertificates).where(isUnsent).orderBy(idOf);
    const due = await unsent.limit(1000).for('update');
    const form = lawOn(year.since).certificate;
    const mails = due.map((one) => ({
      key: mailKey(one),
      kind: 'certificate' as const,
      to: one.emailKey,
      data: { year: year.name, form, number: one.acknowledgement },
    }));
    await enqueuePaced(tx, mails, now);
    await mark(tx, due, now);
    return due.length;
  });
}

/** Cancels the unsent emails of one act. Returns their number. */
export function recallCertificates(db: Db, year: FinancialYear, at: Date): Promise<number> {
  const ofMoment = and(eq(financialYear, year.name), eq(mailedAt, at));
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(donorCertificates).where(ofMoment).for('update');
    const recalled = await recallMails(tx, rows.map(mailKey));
    const unsent = rows.filter((row) => recalled.includes(mailKey(row)));
    await mark(tx, unsent, null);
    return unsent.length;
  });
}

async function mark(tx: Db, all: readonly DonorCertificate[], at: Date | null) {
  const ids = all.map(({ id }) => id);
  await tx.update(donorCertificates).set({ mailedAt: at }).where(inArray(idOf, ids));
}

import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import {
  type Db,
  type DonorCertificate,
  donorCertificates,
  first,
  isAny,
  outbox,
  takeAdvisoryLock,
} from '../../db';
import { enqueuePaced, recallMails } from '../../mail';
import { type FinancialYear, lawOn } from '../tax/laws';
import { type Claim, type Matched, matchClaim, type StatedDonors } from './match';

const { id: idOf, financialYear, problem, addedAt, mailedAt, emailKey } = donorCertificates;

export const isMatched = eq(problem, '');

const SETTLED: DonorCertificate['problem'][] = ['', 'replaced'];

/** Needs no attention. */
export const isSettled = ({ problem: why }: Pick<DonorCertificate, 'problem'>): boolean =>
  SETTLED.includes(why);

export const isSettledRow = inArray(problem, SETTLED);

/** Emails of one certificate differ in the moment: each new match may be emailed. */
const mailKey = ({ id, emailKey, mailedAt: at }: DonorCertificate): string =>
  `certificate:${createHash('sha256').update(`${id} ${emailKey} ${at?.toISOString()}`).digest('hex')}`;

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

/** The ids of those whose email did not arrive. */
export async function listUndelivered(db: Db, all: Rows): Promise<ReadonlySet<string>> {
  const isDead = and(eq(outbox.state, 'dead'), inArray(outbox.key, all.map(mailKey)));
  const dead = await db.select({ key: outbox.key }).from(outbox).where(isDead);
  const keys = new Set(dead.map(({ key }) => key));
  return new Set(all.filter((one) => keys.has(mailKey(one))).map(({ id }) => id));
}

type Options = { year: string; donors: StatedDonors; now: Date };
type Added = readonly { id: string; fileName: string }[];

type Rows = readonly DonorCertificate[];

/** Serialised, so that a number and a donor have one certificate each. */
function withMatched<T>(db: Db, work: (tx: Db, matched: Rows) => Promise<T>) {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'certificates', '');
    return work(tx, await tx.select().from(donorCertificates).where(isMatched));
  });
}

function servedBy(rows: Rows, year: string): Matched {
  const own = rows.filter((row) => row.financialYear === year);
  const donors = new Set(own.map(({ donorKey }) => donorKey));
  return { donors, numbers: new Set(rows.map((row) => row.acknowledgement)) };
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
  return withMatched(db, async (tx, matched) => {
    const { donors: served, numbers } = servedBy(matched, year);
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
      if (isSettled({ problem: why }) || claim === undefined || !isOne) continue;
      const judged = matchClaim(claim, donors, { donors: served, numbers });
      await tx.update(donorCertificates).set(judged).where(eq(idOf, id));
      if (judged.problem !== '') continue;
      served.add(judged.donorKey);
      numbers.add(judged.acknowledgement);
    }
  });
}

type ByHand = Omit<Options, 'now'> & { claim: Claim; email: string; isCorrected: boolean };
type Outcome = {
  problem: DonorCertificate['problem'] | 'matched';
  replaced?: DonorCertificate | undefined;
};

/**
 * A person has read the PDF, so its amount and the address are trusted. Returns any remaining error, and
 * the donor's certificate that a corrected one replaced.
 */
export function matchByHand(
  db: Db,
  id: string,
  { year, donors, claim, email, isCorrected }: ByHand,
): Promise<Outcome> {
  return withMatched(db, async (tx, matched) => {
    const current = await findCertificate(tx, year, id);
    if (current === undefined || current.problem === '') return { problem: 'matched' };
    const donorKey = donors.find(claim.reference)?.donorKey;
    const earlier = matched.find((row) => row.financialYear === year && row.donorKey === donorKey);
    const replaced = isCorrected ? earlier : undefined;
    const others = matched.filter((row) => row !== replaced);
    const judged = matchClaim(claim, donors, servedBy(others, year));
    const { emails = [] } = donors.byKey.get(judged.donorKey) ?? {};
    const isChosen = judged.problem === 'amount' || judged.problem === 'emails';
    if (judged.problem !== '' && !isChosen) return { problem: judged.problem };
    if (emails.length > 1 && !emails.includes(email)) return { problem: 'emails' };
    const emailKey = emails.length > 1 ? email : (emails[0] ?? '');
    if (replaced) await setAside(tx, replaced, 'replaced');
    const match = { ...judged, emailKey, problem: '' as const };
    await tx.update(donorCertificates).set(match).where(eq(idOf, id));
    return { problem: '', replaced };
  });
}

/** Cancels its email if not yet sent. */
async function setAside(tx: Db, one: DonorCertificate, why: 'undone' | 'replaced') {
  const isRecalled = (await recallMails(tx, [mailKey(one)])).length > 0;
  const set = { problem: why, mailedAt: isRecalled ? null : one.mailedAt };
  await tx.update(donorCertificates).set(set).where(eq(idOf, one.id));
}

/** False if the certificate is no longer as the undo left it, or its donor or number has another one. */
export function rematchCertificate(
  db: Db,
  { id, financialYear: year }: DonorCertificate,
): Promise<boolean> {
  return withMatched(db, async (tx, matched) => {
    const { donors, numbers } = servedBy(matched, year);
    const current = await findCertificate(tx, year, id);
    if (current?.problem !== 'undone' || current.donorKey === '') return false;
    if (donors.has(current.donorKey)) return false;
    if (numbers.has(current.acknowledgement)) return false;
    // An erasure may have emptied it meanwhile.
    const own = and(eq(idOf, id), ne(donorCertificates.donorKey, ''));
    return isAny(tx.update(donorCertificates).set({ problem: '' }).where(own).returning());
  });
}

type Undone = { isDone: boolean; restored?: DonorCertificate | undefined };

/** A matched certificate becomes doubtful, and its donor has the one again that it replaced. */
export function unmatchCertificate(
  db: Db,
  { id, financialYear: year }: DonorCertificate,
): Promise<Undone> {
  return withMatched(db, async (tx, matched) => {
    const current = matched.find((row) => row.id === id && row.financialYear === year);
    if (current === undefined) return { isDone: false };
    await setAside(tx, current, 'undone');
    const { numbers } = servedBy(
      matched.filter((row) => row !== current),
      year,
    );
    return { isDone: true, restored: await restoreReplaced(tx, current, numbers) };
  });
}

/** The newest, unless its number has been used since. */
async function restoreReplaced(
  tx: Db,
  { financialYear: year, donorKey }: DonorCertificate,
  used: ReadonlySet<string>,
) {
  const ofDonor = and(eq(financialYear, year), eq(donorCertificates.donorKey, donorKey));
  const earlier = await first(
    tx
      .select()
      .from(donorCertificates)
      .where(and(ofDonor, eq(problem, 'replaced')))
      .orderBy(desc(addedAt), desc(idOf))
      .limit(1)
      .for('update'),
  );
  if (earlier === undefined || used.has(earlier.acknowledgement)) return undefined;
  await tx.update(donorCertificates).set({ problem: '' }).where(eq(idOf, earlier.id));
  return earlier;
}

/** Only a doubtful one; true also for one that is deleted already. */
export function deleteCertificate(
  db: Db,
  { id, financialYear: year }: DonorCertificate,
): Promise<boolean> {
  return withMatched(db, async (tx) => {
    const current = await findCertificate(tx, year, id);
    if (current && isSettled(current)) return false;
    await tx.delete(donorCertificates).where(eq(idOf, id));
    return true;
  });
}

/**
 * Emails up to 1000 donors, once each: emails and marks are stored together. Returns their number.
 */
export function mailCertificates(db: Db, year: FinancialYear, now: Date): Promise<number> {
  const isUnsent = and(eq(financialYear, year.name), isMatched, isNull(mailedAt), ne(emailKey, ''));
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'certificates', '');
    const unsent = tx.select().from(donorCertificates).where(isUnsent).orderBy(idOf);
    const due = await unsent.limit(1000).for('update');
    const form = lawOn(year.since).certificate;
    const isSuperseded = and(
      eq(financialYear, year.name),
      eq(problem, 'replaced'),
      isNotNull(mailedAt),
    );
    const superseded = await tx.select().from(donorCertificates).where(isSuperseded);
    const corrected = new Set(superseded.map(({ donorKey }) => donorKey));
    const mails = due.map((one) => ({
      key: mailKey({ ...one, mailedAt: now }),
      kind: 'certificate' as const,
      to: one.emailKey,
      data: {
        year: year.name,
        form,
        number: one.acknowledgement,
        corrected: corrected.has(one.donorKey),
      },
    }));
    await enqueuePaced(tx, mails, now);
    await mark(tx, due, now);
    return due.length;
  });
}

/** Cancels the unsent emails of one action. Returns their number. */
export function recallCertificates(db: Db, year: FinancialYear, at: Date): Promise<number> {
  const ofMoment = and(eq(financialYear, year.name), eq(mailedAt, at));
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'certificates', '');
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

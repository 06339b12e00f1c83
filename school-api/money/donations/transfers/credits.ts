import {
  and,
  between,
  desc,
  eq,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { transferKey } from '@/contract';
import {
  type Db,
  isAny,
  officeNotes,
  officeStates,
  takeAdvisoryLock,
  transfers,
} from '../../../db';
import type { Credit } from './statement';

/** The newest reports without a statement row; older ones are no longer matched. */
const MAX_OPEN = 5000;

type Report = { id: number; donorName: string; key: string; amount: number | null };

/** A row of a statement: pasted before, or matched with a donor's report. */
type CreditPreview = Credit & { known?: number | undefined; report?: Report | undefined };

/** Classifies the rows without changing anything. */
export async function previewCredits(db: Db, credits: readonly Credit[]): Promise<CreditPreview[]> {
  const known = await readKnown(db, credits);
  const open = await readOpen(db);
  return credits.map((credit) => {
    // Two transfers of one day may be identical: each counts once.
    const at = known.findIndex((row) => nameOf(row) === nameOf(credit));
    const [same] = at >= 0 ? known.splice(at, 1) : [];
    const words = transferKey(credit.words);
    const named = same ? [] : open.filter(({ key }) => words.includes(key));
    // Among several, the one reported first.
    const report = named.findLast(({ amount }) => amount === credit.amount) ?? named.at(-1);
    if (report) open.splice(open.indexOf(report), 1);
    return { ...credit, known: same?.id, report };
  });
}

const nameOf = (row: Record<keyof Credit, unknown>) => `${row.day} ${row.amount} ${row.words}`;

function readKnown(db: Db, credits: readonly Credit[]) {
  const days = credits.map(({ day }) => day).sort();
  const { id, bankDate: day, bankAmount: amount, bankText: words } = transfers;
  return db
    .select({ id, day, amount, words })
    .from(transfers)
    .where(between(transfers.bankDate, days[0] ?? '', days.at(-1) ?? ''));
}

function readOpen(db: Db): Promise<Report[]> {
  const { id, donorName, reportedAmount: amount, referenceKey: key, bankAmount } = transfers;
  return db
    .select({ id, donorName, amount, key })
    .from(transfers)
    .where(and(isNotNull(amount), isNull(bankAmount)))
    .orderBy(desc(id))
    .limit(MAX_OPEN);
}

/** A donor who was told that the transfer was not found is still owed a receipt. */
async function reopenAnswered(tx: Db, { id }: Report) {
  const { officeState, offlineDonationId: donation } = transfers;
  await tx
    .update(transfers)
    .set({ officeState: 'new', officeStateAt: null, officeStateBy: '' })
    .where(and(eq(transfers.id, id), isNull(donation), eq(officeState, 'answered')));
}

/** Undoes `reopenAnswered`, if nobody has set another state since. */
async function restoreAnswered(tx: Db, where: SQL | undefined) {
  const { id, officeState, officeStateAt } = transfers;
  const { transferId, after: state, setAt: at, personName: by } = officeStates;
  const changes = await tx
    .select({ id, state, at, by })
    .from(officeStates)
    .innerJoin(transfers, eq(transferId, id))
    .where(and(where, eq(officeState, 'new'), isNull(officeStateAt)))
    .orderBy(officeStates.id);
  const last = new Map(changes.map((row) => [row.id, row]));
  for (const row of last.values()) {
    if (row.state !== 'answered') continue;
    await tx
      .update(transfers)
      .set({ officeState: row.state, officeStateAt: row.at, officeStateBy: row.by })
      .where(eq(id, row.id));
  }
}

type Paste = { batch: string; now: Date };

/** Stores the new rows, matched with a reported transfer or separately. */
export function addCredits(db: Db, credits: readonly Credit[], { batch, now }: Paste) {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'transfers', '');
    for (const { day, words, amount, known, report } of await previewCredits(tx, credits)) {
      const row = { bankDate: day, bankText: words, bankAmount: amount, batch };
      const offlineDonationBefore = sql`coalesce(${transfers.offlineDonationId}, '')`;
      // A row of several pastes belongs to none: no Undo removes it.
      const set = known ? { batch: '' } : { ...row, offlineDonationBefore };
      const joined = known ?? report?.id;
      const own = joined !== undefined && eq(transfers.id, joined);
      // False also if the donor has erased it meanwhile.
      const isJoined = own && (await isAny(tx.update(transfers).set(set).where(own).returning()));
      if (!isJoined) await tx.insert(transfers).values({ ...row, createdAt: now });
      else if (report) await reopenAnswered(tx, report);
    }
  });
}

/**
 * Undoes a paste, except for rows that have since become donations, that another paste has too, or that
 * nobody reported but somebody has worked on.
 */
export async function undoCredits(db: Db, batch: string): Promise<void> {
  if (batch === '') return;
  const { offlineDonationId: donation, offlineDonationBefore: before } = transfers;
  const own = and(eq(transfers.batch, batch), or(isNull(donation), eq(donation, before)));
  const noBank = { bankDate: null, bankText: '', bankAmount: null };
  const nothing = { ...noBank, batch: '', offlineDonationBefore: '' };
  await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'transfers', '');
    const { id, officeStateAt, reportedAmount } = transfers;
    const notes = tx.select().from(officeNotes).where(eq(officeNotes.transferId, id));
    const untouched = and(isNull(officeStateAt), notExists(notes));
    await tx.delete(transfers).where(and(own, isNull(reportedAmount), untouched));
    const reported = and(own, isNotNull(reportedAmount));
    await restoreAnswered(tx, reported);
    await tx.update(transfers).set(nothing).where(reported);
  });
}

import { and, eq } from 'drizzle-orm';
import type { RequestOf } from '@/contract';
import { applications, type Db } from '../../db';
import { moveToDate, notifyFamily, unknownApplication } from '../../forms';
import type { TaxSettings } from '../../money';
import { ApiError } from '../../platform';
import { recordAccess } from '../person/access-log';
import { acceptOffer, declineOffer, withdrawApplication } from '../person/decide-by-family';

const DECISIONS = { withdraw: withdrawApplication, accept: acceptOffer, decline: declineOffer };

type Answer = Omit<RequestOf<'application-answer'>, 'grant'> & { emailKey: string };
type Context = { now: Date; panKey: TaxSettings['panKey'] };

/** Carries out a verified family's decision, and confirms it by email. */
export async function answerAs(
  db: Db,
  { emailKey, application_number: number, answer, date = '' }: Answer,
  context: Context,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { emailKey: key, applicationNumber } = applications;
    const own = and(eq(key, emailKey), eq(applicationNumber, number));
    const [row] = await tx.select().from(applications).where(own);
    if (row === undefined) throw unknownApplication();
    const changed = answer === 'move' ? await move(tx, row, date, context) : row;
    if (answer !== 'move' && !(await DECISIONS[answer](tx, row.id, context)).done) {
      throw new ApiError('conflict', 'This is not possible any more.');
    }
    await notifyFamily(tx, changed, answer, context.now);
  });
}

type Row = typeof applications.$inferSelect;

async function move(tx: Db, { id, number, email }: Row, date: string, context: Context) {
  const { before, moved } = await moveToDate(tx, id, date, context);
  const change = { before: { date: before }, after: { date } };
  const what = { action: 'applications move', record: `application ${number}`, person: email };
  await recordAccess(tx, { actor: 'the person', ...what, ...change }, context);
  return moved;
}

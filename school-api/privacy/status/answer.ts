import { and, eq } from 'drizzle-orm';
import { type FamilyAnswer, fullName } from '@/contract';
import { applications, type Db } from '../../db';
import { unknownApplication } from '../../forms';
import { enqueueMail } from '../../mail';
import { newId, type TaxSettings } from '../../money';
import { ApiError } from '../../platform';
import { acceptOffer, declineOffer, withdrawApplication } from '../person/decide-by-family';

const ACTS = { withdraw: withdrawApplication, accept: acceptOffer, decline: declineOffer };

type Answer = { emailKey: string; number: string; answer: FamilyAnswer };
type Context = { now: Date; panKey: TaxSettings['panKey'] };

/** Does what the family of a proved mailbox has decided, and confirms it by mail. */
export async function answerAs(
  db: Db,
  { emailKey, number, answer }: Answer,
  context: Context,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { emailKey: key, applicationNumber } = applications;
    const own = and(eq(key, emailKey), eq(applicationNumber, number));
    const [row] = await tx.select().from(applications).where(own);
    if (row === undefined) throw unknownApplication();
    const outcome = await ACTS[answer](tx, row.id, context);
    if (!outcome.done) throw new ApiError('conflict', 'This is not possible any more.');
    const child = { child: fullName(row.firstName, row.lastName), applyFor: row.applyFor };
    const data = { answer, applicationNumber: number, ...child };
    const mail = { key: newId('family-answer'), kind: 'family-answer', to: row.email } as const;
    await enqueueMail(tx, { ...mail, data }, context.now);
  });
}

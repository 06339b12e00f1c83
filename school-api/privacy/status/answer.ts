import { and, eq } from 'drizzle-orm';
import { type ErrorCode, type FamilyAnswer, fullName } from '@/contract';
import { applications, type Db } from '../../db';
import { enqueueMail } from '../../mail';
import { newId, type TaxSettings } from '../../money';
import { ApiError } from '../../platform';
import type { FamilyOutcome } from '../../records';
import { acceptOffer, declineOffer, withdrawApplication } from '../person/decide-by-family';

const ACTS = { withdraw: withdrawApplication, accept: acceptOffer, decline: declineOffer };

const REFUSALS: Record<(FamilyOutcome & { done: false })['why'], [ErrorCode, string]> = {
  unknown: ['not_found', 'There is no such application.'],
  'not possible': ['conflict', 'This is not possible any more. Please reload the page.'],
  'too late': ['conflict', 'The day to answer has passed. Please call the school.'],
};

type Answer = { emailKey: string; number: string; answer: FamilyAnswer };
type Context = { now: Date; panKey: TaxSettings['panKey'] };

/** Does what the family of a proved mailbox has decided, and confirms it by mail. */
export async function answerAs(
  db: Db,
  { emailKey, number, answer }: Answer,
  context: Context,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(
      eq(applications.emailKey, emailKey),
      eq(applications.applicationNumber, number),
    );
    const [row] = await tx.select().from(applications).where(own);
    if (row === undefined) throw refusal('unknown');
    const outcome = await ACTS[answer](tx, row.id, context);
    if (!outcome.done) throw refusal(outcome.why);
    const child = { child: fullName(row.firstName, row.lastName), applyFor: row.applyFor };
    const data = { answer, applicationNumber: number, ...child };
    const mail = { key: newId('family-answer'), kind: 'family-answer', to: row.email } as const;
    await enqueueMail(tx, { ...mail, data }, context.now);
  });
}

function refusal(why: keyof typeof REFUSALS): ApiError {
  const [code, message] = REFUSALS[why];
  return new ApiError(code, message);
}

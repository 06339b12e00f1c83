import { and, eq, isNull } from 'drizzle-orm';
import { applications, type Db } from '../../db';
import { type ApplicationState, isAnswerDue } from './application-states';
import { storeStates } from './set-state';

/** What a family can decide itself, and in which states; without a list, in any other state. */
const FROM = {
  accepted: ['place offered'],
  declined: ['place offered'],
  withdrawn: undefined,
} as const satisfies Partial<Record<ApplicationState, readonly ApplicationState[] | undefined>>;

export type FamilyDecision = keyof typeof FROM;

/** Given on its own page, or told to a colleague, who enters it. */
export const isFamilyDecision = (state: string): state is FamilyDecision =>
  Object.hasOwn(FROM, state);

export const BY_FAMILY = 'the family';

export type FamilyOutcome =
  | { done: true; before: string; number: number; email: string }
  | { done: false; why: 'unknown' | 'not possible' | 'too late' };

/** Even if a colleague sets another state at the same time: the row is locked, and one of them comes first. */
export function setByFamily(
  db: Db,
  id: string,
  to: FamilyDecision,
  now: Date,
): Promise<FamilyOutcome> {
  return db.transaction(async (tx) => {
    const isOwn = and(eq(applications.id, id), isNull(applications.consentWithdrawnAt));
    const [row] = await tx.select().from(applications).where(isOwn).for('update');
    if (row === undefined) return { done: false, why: 'unknown' };
    const { officeState: before, answerBy, number, email } = row;
    const from: readonly string[] | undefined = FROM[to];
    const isPossible = from ? from.includes(before) : before !== to;
    if (!isPossible) return { done: false, why: 'not possible' };
    if (from && !isAnswerDue(answerBy, now)) return { done: false, why: 'too late' };
    const person = { id: 0, name: BY_FAMILY };
    await storeStates(tx, 'applications', [{ id, before }], { to, person, now });
    return { done: true, before, number, email };
  });
}

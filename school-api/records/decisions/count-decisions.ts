import { and, countDistinct, eq, gte, lt, ne } from 'drizzle-orm';
import { applications, type Db, preparedDecisions } from '../../db';
import type { ApplicationState } from '../states/application-states';
import { BY_FAMILY } from '../states/set-by-family';

/** What admissions must look at; `since`: families' answers from then on. */
export async function countDecisions(db: Db, { today, since }: { today: string; since: Date }) {
  const { officeState, officeStateAt, officeStateBy, answerBy } = applications;
  const inState = (state: ApplicationState) => eq(officeState, state);
  const byFamily = (state: ApplicationState) =>
    and(inState(state), eq(officeStateBy, BY_FAMILY), gte(officeStateAt, since));
  const isOver = and(inState('place offered'), ne(answerBy, ''), lt(answerBy, today));
  const [waiting] = await db
    .select({ count: countDistinct(preparedDecisions.applicationId) })
    .from(preparedDecisions);
  return {
    prepared: waiting?.count ?? 0,
    accepted: await db.$count(applications, byFamily('accepted')),
    declined: await db.$count(applications, byFamily('declined')),
    unanswered: await db.$count(applications, isOver),
  };
}

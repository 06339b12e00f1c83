import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/db';
import { applications } from '../db/schema/applications';
import type { Application } from './applications';
import { offeredDates } from './offered-dates';
import { toAnswers } from './record';
import type { Validated } from './validate';

export type Prefill = Validated['values'] & { email: string };

/** What the same parent wrote last time; only for somebody who has just shown the code. */
export async function readPrefill(tx: Db, application: Application): Promise<Prefill | null> {
  const [last] = await tx
    .select()
    .from(applications)
    .where(
      and(eq(applications.emailKey, application.emailKey), isNotNull(applications.completedAt)),
    )
    .orderBy(desc(applications.completedAt))
    .limit(1);
  if (last === undefined) return null;
  const answers = toAnswers(last);
  const dates = await offeredDates(tx);
  return {
    ...answers,
    // The child's name was written a minute ago, and may be another child's.
    first_name: application.firstName,
    last_name: application.lastName,
    admission_date: dates.includes(answers.admission_date) ? answers.admission_date : '',
    email: application.email,
  };
}

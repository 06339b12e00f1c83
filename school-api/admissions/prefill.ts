import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { ANSWER_KEYS, type Answers, FAMILY_FIELD_KEYS, fullName, isSameName } from '@/contract';
import type { Db } from '../db/db';
import { applications } from '../db/schema/applications';
import type { Application } from './applications';
import { offeredDates } from './offered-dates';
import { toAnswers } from './record';

/** Forms of one parent that are looked at, the newest first. */
const MOST_FORMS = 20;
const isFamily = (key: string) => FAMILY_FIELD_KEYS.some((one) => one === key);

/**
 * What the same parent wrote last time; only for somebody who has just shown the code. Class, date
 * and whatever else is about one child comes from a form for that child alone.
 */
export async function readPrefill(tx: Db, application: Application): Promise<Answers | null> {
  const forms = await tx
    .select()
    .from(applications)
    .where(
      and(eq(applications.emailKey, application.emailKey), isNotNull(applications.completedAt)),
    )
    .orderBy(desc(applications.completedAt))
    .limit(MOST_FORMS);
  const [last] = forms;
  if (last === undefined) return null;
  const same = forms.find(({ firstName, lastName }) =>
    isSameName(fullName(firstName, lastName), application.name),
  );
  const answers = toAnswers(last);
  const child = same && toAnswers(same);
  for (const key of ANSWER_KEYS) if (!isFamily(key)) answers[key] = child?.[key] ?? '';
  const dates = await offeredDates(tx);
  return {
    ...answers,
    // The child's name was written a minute ago.
    first_name: application.firstName,
    last_name: application.lastName,
    admission_date: dates.includes(answers.admission_date) ? answers.admission_date : '',
    email: application.email,
  };
}

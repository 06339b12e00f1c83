import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { ANSWER_KEYS, type Answers, FAMILY_FIELD_KEYS, fullName, isSameName } from '@/contract';
import { applications, type Db } from '../../db';
import { toAnswers } from './answer-columns';
import type { Application } from './applications';
import { openDates } from './offered-dates';

/** Bounds the query for a parent with many registrations. */
const MAX_FORMS = 20;
const isFamily = (key: string) => FAMILY_FIELD_KEYS.some((one) => one === key);

/**
 * Answers from the parent's earlier forms; call it only after the code was verified. Class, date and
 * other fields about a child come only from a form for the same child.
 */
export async function readPrefill(
  tx: Db,
  application: Application,
  now: Date,
): Promise<Answers | null> {
  const forms = await tx
    .select()
    .from(applications)
    .where(
      and(eq(applications.emailKey, application.emailKey), isNotNull(applications.completedAt)),
    )
    // A change of the form renews the consent.
    .orderBy(desc(sql`greatest(${applications.consentAt}, ${applications.completedAt})`))
    .limit(MAX_FORMS);
  const [last] = forms;
  if (last === undefined) return null;
  const same = forms.find(({ firstName, lastName }) =>
    isSameName(fullName(firstName, lastName), application.name),
  );
  const answers = toAnswers(last);
  const child = same && toAnswers(same);
  for (const key of ANSWER_KEYS) if (!isFamily(key)) answers[key] = child?.[key] ?? '';
  const dates = await openDates(tx, now);
  return {
    ...answers,
    // Entered in the first step of this registration.
    first_name: application.firstName,
    last_name: application.lastName,
    admission_date: dates.includes(answers.admission_date) ? answers.admission_date : '',
    email: application.email,
  };
}

import { eq } from 'drizzle-orm';
import { type AdmissionPost, type Answers, admissionAnswers } from '@/contract';
import type { Db } from '../db/db';
import { applications } from '../db/schema/applications';
import { ApiError } from '../http/api-error';
import { fieldsOf, invalid } from '../http/json-body';
import { toColumns } from './answer-columns';
import type { Application } from './applications';
import { readFormFields } from './form-fields';
import { offeredDates } from './offered-dates';
import { requireOpen } from './require-open';
import { askedAnswers, askedFields, checkAnswers } from './validate';

/** Stores the complete form; it may be sent again until the fee is paid. */
export async function completeAdmission(db: Db, sent: AdmissionPost, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const application = await requireOpen(tx, sent.application_id);
    if (!application.verified) {
      throw new ApiError('conflict', 'Please verify the e-mail address first.');
    }
    const answers = await validate(tx, sent, application);
    await tx
      .update(applications)
      .set({ ...toColumns(answers), ...keptNames(answers, application), completedAt: now })
      .where(eq(applications.id, application.id));
  });
}

/** Applies the rules of the form and the checks that need the database. */
async function validate(tx: Db, sent: AdmissionPost, { emailKey }: Application): Promise<Answers> {
  const dates = await offeredDates(tx);
  const asked = askedFields(await readFormFields(tx), dates);
  const parsed = admissionAnswers(asked).safeParse(askedAnswers(sent, asked));
  const errors = parsed.success ? checkAnswers(parsed.data, dates) : fieldsOf(parsed.error);
  const email = typeof sent.email === 'string' ? sent.email.trim().toLowerCase() : '';
  if (email !== '' && email !== emailKey) {
    errors.email = 'This is not the address that was verified.';
  }
  if (!parsed.success || Object.keys(errors).length > 0) throw invalid(errors);
  return parsed.data;
}

/** A name field that the form hides keeps the value of the first step. */
function keptNames(answers: Answers, application: Application) {
  return {
    firstName: answers.first_name || application.firstName,
    lastName: answers.last_name || application.lastName,
  };
}

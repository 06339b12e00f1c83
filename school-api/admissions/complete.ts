import { eq } from 'drizzle-orm';
import { type AdmissionPost, type Answers, admissionAnswers } from '@/contract';
import type { Db } from '../db/db';
import { applications } from '../db/schema/applications';
import { fieldsOf, invalid } from '../http/json-body';
import { Refusal } from '../http/refusal';
import type { Application } from './applications';
import { demandOpen } from './demand';
import { readFormFields } from './form-fields';
import { offeredDates } from './offered-dates';
import { toColumns } from './record';
import { askedAnswers, askedFields, checkAnswers } from './validate';

/** Takes the whole form of a verified parent; may be sent again until it is paid. */
export async function completeAdmission(db: Db, sent: AdmissionPost, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const application = await demandOpen(tx, sent.application_id);
    if (!application.verified) {
      throw new Refusal('conflict', 'Please verify the e-mail address first.');
    }
    const answers = await judge(tx, sent, application);
    await tx
      .update(applications)
      .set({ ...toColumns(answers), ...keptNames(answers, application), completedAt: now })
      .where(eq(applications.id, application.id));
  });
}

/** The rules of the form, and what only the school knows. */
async function judge(tx: Db, sent: AdmissionPost, { emailKey }: Application): Promise<Answers> {
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

/** Where the form hides a name, the one given at the beginning stays. */
function keptNames(answers: Answers, application: Application) {
  return {
    firstName: answers.first_name || application.firstName,
    lastName: answers.last_name || application.lastName,
  };
}

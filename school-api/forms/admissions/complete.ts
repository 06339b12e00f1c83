import { eq } from 'drizzle-orm';
import {
  type AdmissionPost,
  type Answers,
  admissionAnswers,
  type Consent,
  consentPost,
  fullName,
} from '@/contract';
import { applications, type Db } from '../../db';
import { ApiError, fieldsOf, invalid } from '../../platform';
import { toColumns } from './answer-columns';
import type { Application } from './applications';
import { readFormFields } from './form-fields';
import { openDates } from './offered-dates';
import { takePlace } from './places';
import { recordChange } from './record-change';
import { requireGrant, requireOpen, unknownApplication } from './require-open';
import { checkAnswers, visibleAnswers, visibleFields } from './validate';

/** Stores the complete form; it can be sent again until the fee is paid. */
export async function completeAdmission(db: Db, sent: AdmissionPost, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const application = await requireOpen(tx, sent.application_id);
    if (!application.verified) {
      throw new ApiError('conflict', 'Please verify your email first.');
    }
    requireGrant(application, sent.grant);
    const { answers, consent } = await validate(tx, sent, application, now);
    const names = keptNames(answers, application);
    const name = fullName(names.firstName, names.lastName);
    const wanted = { date: answers.admission_date, applyFor: answers.apply_for, name };
    const placeUntil = await takePlace(tx, application, wanted, now);
    const [changed] = await tx
      .update(applications)
      .set({
        ...toColumns(answers),
        ...names,
        ...declared(consent, now),
        placeUntil,
        completedAt: application.completedAt ?? now,
      })
      .where(eq(applications.id, application.id))
      .returning();
    if (changed !== undefined) await recordChange(tx, application, changed, { now });
  });
}

/** Applies the rules of the form and the checks that need the database. */
async function validate(tx: Db, sent: AdmissionPost, { emailKey }: Application, now: Date) {
  const dates = await openDates(tx, now);
  const fields = visibleFields(await readFormFields(tx), dates);
  const parsed = admissionAnswers(fields).safeParse(visibleAnswers(sent, fields));
  const errors = parsed.success ? checkAnswers(parsed.data, dates) : fieldsOf(parsed.error);
  const email = typeof sent.email === 'string' ? sent.email.trim().toLowerCase() : '';
  if (email !== '' && email !== emailKey) {
    errors.email = 'This is not the email that you verified.';
  }
  const consent = consentPost.safeParse(sent);
  if (!consent.success) Object.assign(errors, fieldsOf(consent.error));
  if (!parsed.success || !consent.success || Object.keys(errors).length > 0) throw invalid(errors);
  return { answers: parsed.data, consent: consent.data };
}

/** A new declaration replaces the previous one. */
function declared(consent: Consent, now: Date) {
  return {
    consentName: consent.consent_name,
    consentRelation: consent.consent_relation,
    consentVersion: consent.consent_version,
    consentAt: now,
  };
}

/** A hidden name field keeps its value from the first step. */
function keptNames(answers: Answers, application: Application) {
  const firstName = answers.first_name || application.firstName;
  const lastName = answers.last_name || application.lastName;
  // Erased since then.
  if (fullName(firstName, lastName) === '') throw unknownApplication();
  return { firstName, lastName };
}

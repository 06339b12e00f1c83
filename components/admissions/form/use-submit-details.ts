import { useState } from 'react';
import { register } from '@/content/register';
import { CONSENT_KEYS } from '@/contract/facts/consent';
import { answersOf, type Details } from '@/lib/admissions/details';
import type { FormField } from '@/lib/admissions/fields';
import { UNVERIFIED, withoutVerification } from '@/lib/admissions/progress';
import { type Failure, isClosed } from '@/lib/forms/outcome';
import { markFields } from '../../forms/mark-fields';
import { showFocusedField } from '../../forms/show-focused-field';
import { useSingleFlight } from '../../forms/use-single-flight';
import { openFolds } from './field-id';
import type { Registration } from './journey';
import { call } from './lazy';
import { showToast } from './toasts';
import type { DetailsForm } from './use-details-form';

type Parts = {
  form: DetailsForm;
  registration: Registration;
  asked: readonly FormField[];
  asksConsent: boolean;
  datesOffered: boolean;
  leaveClosed: () => Promise<boolean>;
  onDone: () => void;
};

/** Submits the details, one submission at a time, and shows any errors. */
export function useSubmitDetails({ form, registration, asked, asksConsent, ...parts }: Parts) {
  const { datesOffered, leaveClosed, onDone } = parts;
  const { latest, update } = registration;
  const [problem, setProblem] = useState('');
  const { run, busy } = useSingleFlight();

  async function refused(failure: Failure) {
    if (isClosed(failure) && (await leaveClosed())) return;
    void showToast('error', register.errors.submitFailed);
    if (failure.kind === 'refused' && failure.code === 'not_found') {
      update(withoutVerification(latest()));
      return setProblem(register.details.beginAgain);
    }
    if (failure.kind === 'refused' && failure.code === 'forbidden') {
      update(UNVERIFIED);
      return setProblem(register.details.verifyAgain);
    }
    if (failure.kind !== 'fields') return setProblem(failure.message);
    const keys = [...asked.map(({ key }) => key), ...(asksConsent ? CONSENT_KEYS : [])];
    openFolds(Object.keys(failure.fields));
    if (markFields(form, keys, failure.fields) === 0)
      setProblem(Object.values(failure.fields).join(' '));
  }

  async function send(details: Details): Promise<void> {
    const { application, verified, otp } = latest();
    if (!application || !verified) return;
    setProblem('');
    // The field of a date that was chosen earlier is not shown then.
    const given = datesOffered ? details : { ...details, admission_date: '' };
    const answers = answersOf(given);
    const sent = asksConsent ? given : answers;
    const outcome = await call((calls) => calls.completeApplication(application, sent, otp));
    if (!outcome.ok) return refused(outcome.failure);
    update({ answers, completed: answers, outcome: null });
    onDone();
  }

  const submit = form.handleSubmit(
    (details) => run(() => send(details)),
    (errors) => {
      openFolds(Object.keys(errors));
      showFocusedField();
    },
  );

  return { submit, busy, problem };
}

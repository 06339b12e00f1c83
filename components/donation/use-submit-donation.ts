import { useState } from 'react';
import { donateRegister } from '@/content/donate-register';
import { ANSWER_KEYS, type Answers } from '@/lib/donation/answers';
import { opened } from '@/lib/donation/flow';
import { type Failure, pauseInWords } from '@/lib/forms/outcome';
import { markFields } from '../forms/mark-fields';
import { showFocusedField } from '../forms/show-focused-field';
import { useSingleFlight } from '../forms/use-single-flight';
import type { Donation } from './journey';
import { openDonation } from './lazy';
import type { DonorForm } from './use-donor-form';

const copy = donateRegister.form;

/** Opens the donation, once at a time; a failure clears nothing. */
export function useSubmitDonation(form: DonorForm, { update, go }: Donation) {
  const [problem, setProblem] = useState('');
  const { run, busy } = useSingleFlight();

  async function send(answers: Answers): Promise<void> {
    setProblem('');
    const outcome = await openDonation(answers);
    if (outcome.ok) {
      update(opened(answers, outcome.data));
      return go(2);
    }
    setProblem(messageFor(outcome.failure));
    if (outcome.failure.kind === 'fields') markFields(form, ANSWER_KEYS, outcome.failure.fields);
  }

  const submit = form.handleSubmit((answers) => run(() => send(answers)), showFocusedField);

  return { submit, busy, problem };
}

/** The message above the button. */
function messageFor(failure: Failure): string {
  if (failure.kind === 'fields') return Object.values(failure.fields).join(' ');
  if (failure.kind !== 'limited') return copy.failed;
  return copy.tooOften.replace('{pause}', pauseInWords(failure.retryAfterSeconds));
}

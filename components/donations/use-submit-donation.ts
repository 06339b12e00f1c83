import { useState } from 'react';
import { donateRegister } from '@/content/donate-register';
import { ANSWER_KEYS, type Answers } from '@/lib/donations/answers';
import { type CitizenQuestion, citizenAnswer, isRefused } from '@/lib/donations/citizen-question';
import { isTried, opened } from '@/lib/donations/flow';
import { type Failure, formatWait } from '@/lib/forms/outcome';
import { markFields } from '../forms/mark-fields';
import { showFocusedField } from '../forms/show-focused-field';
import { useSingleFlight } from '../forms/use-single-flight';
import type { ServerFields } from './calls';
import type { Donation } from './journey';
import { openDonation } from './lazy';
import type { DonorForm } from './use-donor-form';

const copy = donateRegister.form;

type Parts = ServerFields & { question: CitizenQuestion; settle: () => Promise<boolean> };

/** Opens the donation, one at a time; a failure clears nothing. */
export function useSubmitDonation(
  form: DonorForm,
  { latest, update, go }: Donation,
  { question, settle, ...fields }: Parts,
) {
  const [problem, setProblem] = useState('');
  const { run, busy } = useSingleFlight();

  async function send(given: Answers): Promise<void> {
    setProblem('');
    const { indian_citizen: ticked } = given;
    // The message is below the checkbox.
    if (isRefused(ticked, question)) return form.setFocus('indian_citizen');
    const answers = { ...given, indian_citizen: citizenAnswer(ticked, question) };
    if (await settle()) return;
    if (isTried(answers, latest())) return go(2);
    const outcome = await openDonation(answers, fields);
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

function messageFor(failure: Failure): string {
  if (failure.kind === 'fields') return Object.values(failure.fields).join(' ');
  if (failure.kind !== 'limited') return copy.failed;
  return copy.tooOften.replace('{pause}', formatWait(failure.retryAfterSeconds));
}

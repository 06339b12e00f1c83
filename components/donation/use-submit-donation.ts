import { useState } from 'react';
import { donateRegister } from '@/content/donate-register';
import { ANSWER_KEYS, type Answers } from '@/lib/donation/answers';
import { opened } from '@/lib/donation/flow';
import type { Failure } from '@/lib/forms/outcome';
import { useAlone } from '../forms/use-alone';
import { openDonation } from './late';
import type { Donation } from './use-donation';
import type { DonorForm } from './use-donor-form';

/** Opens the donation, once at a time; a failure clears nothing. */
export function useSubmitDonation(form: DonorForm, { update }: Donation) {
  const [problem, setProblem] = useState('');
  const { alone, busy } = useAlone();

  function mark(failure: Failure | null) {
    if (failure?.kind !== 'fields') return;
    for (const key of ANSWER_KEYS.toReversed()) {
      const message = failure.fields[key];
      if (message) form.setError(key, { message }, { shouldFocus: true });
    }
  }

  async function send(answers: Answers): Promise<void> {
    setProblem('');
    const outcome = await openDonation(answers);
    if (outcome.ok) return update(opened(answers, outcome.order), 2);
    setProblem(outcome.words ?? donateRegister.form.failed);
    mark(outcome.failure);
  }

  const submit = form.handleSubmit((answers) => alone(() => send(answers)));

  return { submit, busy, problem };
}

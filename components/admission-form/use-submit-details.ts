import { useState } from 'react';
import { register } from '@/content/register';
import type { Answers } from '@/contract/facts/admission-answers';
import type { FormField } from '@/lib/admission/fields';
import { withoutVerification } from '@/lib/admission/progress';
import type { Failure } from '@/lib/forms/outcome';
import { useAlone } from '../forms/use-alone';
import { call } from './late';
import { say } from './toasts';
import type { DetailsForm } from './use-details-form';
import type { Registration } from './use-progress';

type Parts = {
  form: DetailsForm;
  registration: Registration;
  asked: readonly FormField[];
  onDone: () => void;
};

/** Hands the details in, once, and says what is wrong with them. */
export function useSubmitDetails({ form, registration, asked, onDone }: Parts) {
  const { latest, update } = registration;
  const [problem, setProblem] = useState('');
  const { alone, busy } = useAlone();

  function refused(failure: Failure) {
    void say('error', register.errors.submitFailed);
    if (failure.kind === 'refused' && failure.code === 'not_found') {
      update(withoutVerification(latest()));
      return setProblem(register.details.beginAgain);
    }
    if (failure.kind !== 'fields') return setProblem(failure.message);
    const own = asked.filter(({ key }) => failure.fields[key]);
    for (const { key } of own.toReversed()) {
      form.setError(key, { message: failure.fields[key] ?? '' }, { shouldFocus: true });
    }
    if (own.length === 0) setProblem(Object.values(failure.fields).join(' '));
  }

  async function send(answers: Answers): Promise<void> {
    const { application, verified, otp } = latest();
    if (!application || !verified) return;
    setProblem('');
    const outcome = await call((calls) => calls.completeApplication(application.id, answers, otp));
    if (!outcome.ok) return refused(outcome.failure);
    update({ answers, completed: answers, outcome: null });
    onDone();
  }

  return { submit: form.handleSubmit((answers) => alone(() => send(answers))), busy, problem };
}

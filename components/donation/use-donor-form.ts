import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ANSWER_KEYS, type Answers, filled, NO_ANSWERS } from '@/lib/donation/answers';
import { typedBefore } from '../forms/typed-before';
import { causeIn, withCause } from './cause';
import { fieldId } from './field-id';
import { resolver } from './late';
import type { Donation } from './use-donation';

export type DonorForm = UseFormReturn<Answers>;

/** The form of the first step, filled with what the tab remembers and kept in step with it. */
export function useDonorForm({ ready, latest, remember }: Donation): DonorForm {
  const form = useForm<Answers>({ resolver, defaultValues: NO_ANSWERS });
  const [typed] = useState(typedSoFar);
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    if (!ready) return;
    const { draft, gift } = latest();
    const answers = filled(typed, draft ?? gift?.details ?? {});
    const cause = causeIn(location.search);
    reset(cause ? { ...answers, ...withCause(answers, cause) } : answers);
    if (draft || !gift) remember(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => remember(values),
    });
  }, [ready, typed, latest, remember, reset, getValues, subscribe]);
  return form;
}

/** The picker's field shows the country beside its code, so it cannot be read back. */
function typedSoFar(): Partial<Answers> {
  const keys = ANSWER_KEYS.filter((key) => key !== 'mobile_code');
  return Object.fromEntries(keys.map((key) => [key, typedBefore(fieldId(key))]));
}

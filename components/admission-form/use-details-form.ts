import { useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type Answers, mapAnswers, NO_ANSWERS } from '@/contract/facts/admission-answers';
import type { FormFields } from '@/lib/admission/fields';
import { prefilled } from '@/lib/admission/progress';
import { typedBefore } from './field-id';
import { resolverFor } from './late';
import type { Registration } from './use-progress';

export type DetailsForm = UseFormReturn<Answers>;

/** The form of the first step, filled with what the tab remembers and kept in step with it. */
export function useDetailsForm(fields: FormFields, registration: Registration): DetailsForm {
  const { ready, latest, remember } = registration;
  const resolver = useMemo(() => resolverFor(fields), [fields]);
  const form = useForm<Answers>({ resolver, defaultValues: NO_ANSWERS });
  const [typed] = useState(() => mapAnswers(typedBefore));
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    if (!ready) return;
    reset(prefilled(typed, latest().answers));
    remember(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => remember(values),
    });
  }, [ready, typed, latest, remember, reset, getValues, subscribe]);
  return form;
}

import { useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type Answers, mapAnswers, NO_ANSWERS } from '@/contract/facts/admission-answers';
import type { FormFields } from '@/lib/admission/fields';
import { prefilled } from '@/lib/admission/progress';
import { typedBeforeHydration } from '../forms/typed-before-hydration';
import { fieldId } from './field-id';
import type { Registration } from './journey';
import { resolverFor } from './lazy';

export type DetailsForm = UseFormReturn<Answers>;

/** The form of the first step, filled with what the tab remembers and kept in step with it. */
export function useDetailsForm(fields: FormFields, registration: Registration): DetailsForm {
  const { ready, latest, keep } = registration;
  const resolver = useMemo(() => resolverFor(fields), [fields]);
  const form = useForm<Answers>({ resolver, defaultValues: NO_ANSWERS });
  const [typed] = useState(() => mapAnswers((key) => typedBeforeHydration(fieldId(key))));
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    if (!ready) return;
    reset(prefilled(typed, latest().answers));
    keep({ answers: getValues() });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keep({ answers: values }),
    });
  }, [ready, typed, latest, keep, reset, getValues, subscribe]);
  return form;
}

import { useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { mapAnswers, NO_ANSWERS } from '@/contract/facts/admission-answers';
import { NO_CONSENT } from '@/contract/facts/consent';
import { answersOf, consentOf, type Details, withoutConsent } from '@/lib/admissions/details';
import type { FormFields } from '@/lib/admissions/fields';
import { prefilled } from '@/lib/admissions/progress';
import { KEEP_FIELDS } from '../../forms/keep-fields';
import { typedBeforeHydration, typedSince } from '../../forms/typed-before-hydration';
import { fieldId } from './field-id';
import type { Registration } from './journey';
import { resolverFor } from './lazy';

export type DetailsForm = UseFormReturn<Details>;

/** The form of the first step, filled from the tab's storage and synchronised with it. */
export function useDetailsForm(
  fields: FormFields,
  consentVersion: string,
  registration: Registration,
): DetailsForm {
  const { ready, latest, keep } = registration;
  const asksConsent = consentVersion !== '';
  const resolver = useMemo(() => resolverFor(fields, asksConsent), [fields, asksConsent]);
  const form = useForm<Details>({
    resolver,
    defaultValues: { ...NO_ANSWERS, ...NO_CONSENT },
  });
  const [early] = useState(typedSoFar);
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    if (!ready) return;
    const { answers, consent } = latest();
    // Consent to another notice does not count.
    const current = consent.consent_version === consentVersion ? consent : withoutConsent(consent);
    const typed = typedSince(early, typedSoFar());
    reset({ ...prefilled(typed, answers), ...current }, KEEP_FIELDS);
    const keepAll = (details: Details) =>
      keep({ answers: answersOf(details), consent: consentOf(details) });
    keepAll(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepAll(values),
    });
  }, [ready, early, consentVersion, latest, keep, reset, getValues, subscribe]);
  return form;
}

const typedSoFar = () => mapAnswers((key) => typedBeforeHydration(fieldId(key)));

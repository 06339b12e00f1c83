import { useCallback, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { isSameName } from '@/contract/facts/same-name';
import { consentOf, withoutConsent } from '@/lib/admissions/details';
import { familyOf, nameOf } from '@/lib/admissions/family';
import { withAnotherChild } from '@/lib/admissions/progress';
import { KEEP_FIELDS } from '../../forms/keep-fields';
import { focusField } from './field-id';
import type { Registration } from './journey';
import type { DetailsForm } from './use-details-form';

/** Whether the child in the form is already registered, and what the parent can do then. */
export function useAlreadyRegistered(
  form: DetailsForm,
  { state: progress, latest, update }: Registration,
) {
  const box = useRef<HTMLDivElement>(null);
  const [first_name, last_name] = useWatch({
    control: form.control,
    name: ['first_name', 'last_name'],
  });
  const name = nameOf({ first_name, last_name });
  const found = progress.registered.find((child) => isSameName(child.name, name));

  const another = useCallback(() => {
    const details = form.getValues();
    form.reset({ ...familyOf(details), ...withoutConsent(consentOf(details)) }, KEEP_FIELDS);
    update(withAnotherChild(latest()));
    focusField('first_name');
  }, [form, latest, update]);

  const registerAgain = useCallback(() => {
    const others = latest().registered.filter((child) => !isSameName(child.name, name));
    update({ registered: others });
  }, [name, latest, update]);

  return { found, box, another, registerAgain };
}

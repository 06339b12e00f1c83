import { useCallback, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { isSameName } from '@/contract/facts/names';
import { familyOf, nameOf } from '@/lib/admission/family';
import { withAnotherChild } from '@/lib/admission/progress';
import { focusField } from './field-id';
import type { DetailsForm } from './use-details-form';
import type { Registration } from './use-progress';

/** Whether the child who is written down is registered already, and the ways on from there. */
export function useAlreadyRegistered(
  form: DetailsForm,
  { progress, latest, update }: Registration,
) {
  const box = useRef<HTMLDivElement>(null);
  const [first_name, last_name] = useWatch({
    control: form.control,
    name: ['first_name', 'last_name'],
  });
  const name = nameOf({ first_name, last_name });
  const found = progress.registered.find((child) => isSameName(child.name, name));

  const another = useCallback(() => {
    form.reset(familyOf(form.getValues()));
    update(withAnotherChild(latest()));
    focusField('first_name');
  }, [form, latest, update]);

  /** The same child once more, as the parent wishes. */
  const insist = useCallback(() => {
    const others = latest().registered.filter((child) => !isSameName(child.name, name));
    update({ registered: others });
  }, [name, latest, update]);

  return { found, box, another, insist };
}

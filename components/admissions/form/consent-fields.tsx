import { useEffect, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { register } from '@/content/register';
import { CONSENT_LABELS, RELATIONS } from '@/contract/facts/consent';
import { LENGTHS } from '@/contract/facts/limits';
import { FieldError } from '../../ui/field/field';
import { Fieldset } from '../../ui/field/fieldset';
import { Select } from '../../ui/field/select';
import { TextInput } from '../../ui/field/text-input';
import { fieldId } from './field-id';
import type { DetailsForm } from './use-details-form';

const copy = register.consent;
const BOX = fieldId('consent_version');
const relations = RELATIONS.map((name) => ({ value: name, label: name }));

interface Props {
  form: DetailsForm;
  /** The notice on this page. */
  version: string;
  disabled: boolean;
}

/** The declaration of the parent, beside the button that sends the details. */
export function ConsentFields({ form, version, disabled }: Props) {
  useGuardianName(form);
  const { errors } = form.formState;
  const field = (key: 'consent_name' | 'consent_relation') => ({
    id: fieldId(key),
    label: CONSENT_LABELS[key],
    error: errors[key]?.message,
    required: true,
    ...form.register(key),
  });
  return (
    <Fieldset legend={copy.heading} hint={copy.hint} disabled={disabled} className="locked">
      <TextInput {...field('consent_name')} autoComplete="name" maxLength={LENGTHS.name} />
      <Select {...field('consent_relation')} options={relations} placeholder={copy.choose} />
      <ConsentBox form={form} version={version} />
    </Fieldset>
  );
}

function ConsentBox({ form, version }: Pick<Props, 'form' | 'version'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'consent_version' });
  const error = fieldState.error?.message;
  return (
    <div className="field field-wide consent" data-invalid={error ? '' : undefined}>
      <FieldError id={`${BOX}-error`} error={error} />
      <label className="radio">
        <input
          ref={field.ref}
          id={BOX}
          type="checkbox"
          name={field.name}
          value={version}
          checked={field.value === version}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${BOX}-error` : undefined}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.checked ? version : '')}
        />
        {copy.box}
      </label>
      <p className="field-hint">
        <a className="link" href="#notice">
          {copy.link}
        </a>
        {copy.withdraw}
      </p>
    </div>
  );
}

/** Follows the guardian's name above until a different name is typed. */
function useGuardianName({ control, formState, getValues, setValue }: DetailsForm): void {
  const guardian = useWatch({ control, name: 'guardian_name' });
  const { isSubmitted: shouldValidate } = formState;
  const before = useRef('');
  useEffect(() => {
    if (getValues('consent_name') === before.current) {
      setValue('consent_name', guardian, { shouldValidate });
    }
    before.current = guardian;
  }, [guardian, shouldValidate, getValues, setValue]);
}

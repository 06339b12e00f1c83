import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import { Field, type FieldProps } from './field';

export interface Option {
  value: string;
  label: string;
}

interface Own {
  options: readonly Option[];
  /** First entry with an empty value. */
  placeholder?: string;
}

type Control = Omit<ComponentProps<'select'>, keyof FieldProps | keyof Own | 'children'>;

export function Select({
  label,
  hint,
  error,
  required,
  optional,
  id,
  className,
  options,
  placeholder,
  ...select
}: FieldProps & Own & Control) {
  const field = { label, hint, error, required, optional, id, className };
  return (
    <Field {...field}>
      {(control) => (
        <span className="control-select">
          <select {...select} {...control} className="control">
            {placeholder ? <option value="">{placeholder}</option> : null}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}

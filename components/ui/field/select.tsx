import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import { Field, type FieldProps, splitProps } from './field';

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

export function Select({ options, placeholder, ...props }: FieldProps & Own & Control) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="control-select">
          <select {...control} {...wiring} className="control">
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

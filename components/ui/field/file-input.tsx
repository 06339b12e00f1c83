import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

type Control = Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

export function FileInput({
  label,
  hint,
  error,
  required,
  optional,
  id,
  className,
  ...input
}: FieldProps & Control) {
  const field = { label, hint, error, required, optional, id, className };
  return (
    <Field {...field}>
      {(control) => <input {...input} {...control} type="file" className="control control-file" />}
    </Field>
  );
}

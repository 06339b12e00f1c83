import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

type Control = Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextArea({
  label,
  hint,
  error,
  required,
  optional,
  id,
  className,
  ...area
}: FieldProps & Control) {
  const field = { label, hint, error, required, optional, id, className };
  return (
    <Field {...field}>
      {(control) => <textarea rows={5} {...area} {...control} className="control" />}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

type Control = Omit<ComponentProps<'input'>, keyof FieldProps | 'size'>;

/** Takes `register(...)` of react-hook-form as it is. Set `autoComplete` and `inputMode` for phones. */
export function TextInput({
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
      {(control) => <input type="text" {...input} {...control} className="control" />}
    </Field>
  );
}

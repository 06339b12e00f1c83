import type { ComponentProps } from 'react';
import { Field, type FieldProps, splitProps } from './field';

type Control = Omit<ComponentProps<'input'>, keyof FieldProps | 'size'>;

/** Takes react-hook-form's `register(...)` unchanged. Set `autoComplete` and `inputMode` for phones. */
export function TextInput(props: FieldProps & Control) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      {(wiring) => <input type="text" {...control} {...wiring} className="control" />}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { Field, type FieldProps, splitProps } from './field';

type Control = Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextArea(props: FieldProps & Control) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      {(wiring) => <textarea rows={5} {...control} {...wiring} className="control" />}
    </Field>
  );
}

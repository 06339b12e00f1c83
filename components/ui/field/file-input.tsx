import type { ComponentProps } from 'react';
import { Field, type FieldProps, splitProps } from './field';

type Control = Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

export function FileInput(props: FieldProps & Control) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      {(wiring) => <input {...control} {...wiring} type="file" className="control control-file" />}
    </Field>
  );
}

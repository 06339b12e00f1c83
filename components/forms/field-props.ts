import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** A control's props: its id, its error, and its registration with the form. */
export function fieldProps<Answers extends FieldValues>(
  form: UseFormReturn<Answers>,
  fieldId: (name: Path<Answers>) => string,
) {
  return (name: Path<Answers>) => ({
    id: fieldId(name),
    error: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name),
  });
}

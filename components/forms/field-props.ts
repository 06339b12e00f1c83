import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What a control of a form needs: its id, what is wrong with it, and the form's ear. */
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

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Shows the server's messages at their fields and focuses the first; returns their number. */
export function markFields<Answers extends FieldValues>(
  form: UseFormReturn<Answers>,
  keys: readonly Path<Answers>[],
  messages: Record<string, string>,
): number {
  const wrong = keys.filter((key) => messages[key]);
  // The last one focused keeps the focus, so the first field comes last.
  for (const key of wrong.toReversed()) {
    form.setError(key, { message: messages[key] ?? '' }, { shouldFocus: true });
  }
  return wrong.length;
}

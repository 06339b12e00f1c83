import { ownPath } from '../own-site';

/** What the person was trying to do. */
export type Pending = {
  method: 'GET' | 'POST';
  to: string;
  /** Of the pressed button, such as 'Change role'. */
  label: string;
  /** The input of a POST. */
  fields: readonly (readonly [string, string])[];
};

export const CONTINUE = 'Continue';
const MAX_LABEL_LENGTH = 80;

/** Distinguishes the form's fields from those of the confirmation page. */
const KEPT = 'kept:';

/** As hidden fields of the confirmation form. */
export function pendingFields({
  method,
  to,
  label,
  fields,
}: Pending): readonly (readonly [string, string])[] {
  const kept = fields.map(([name, value]) => [`${KEPT}${name}`, value] as const);
  return [['to', to], ['method', method], ['label', label], ...kept];
}

export function readPending(form: URLSearchParams): Pending {
  const fields = [...form]
    .filter(([name]) => name.startsWith(KEPT))
    .map(([name, value]) => [name.slice(KEPT.length), value] as const);
  return {
    method: form.get('method') === 'POST' ? 'POST' : 'GET',
    to: ownPath(form.get('to')),
    label: form.get('label')?.slice(0, MAX_LABEL_LENGTH) || CONTINUE,
    fields,
  };
}

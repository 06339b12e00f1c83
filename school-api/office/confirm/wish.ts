import { ownPath } from '../own-site';

/** What the person was about to do. */
export type Wish = {
  method: 'GET' | 'POST';
  to: string;
  /** Of a POST: what was typed. */
  fields: readonly (readonly [string, string])[];
};

/** So that a field of the form does not meet one of the page that asks. */
const KEPT = 'kept:';

/** As hidden fields of a form that asks for a code or a passkey. */
export function wishFields({ method, to, fields }: Wish): readonly (readonly [string, string])[] {
  const kept = fields.map(([name, value]) => [`${KEPT}${name}`, value] as const);
  return [['to', to], ['method', method], ...kept];
}

export function readWish(form: URLSearchParams): Wish {
  const fields = [...form]
    .filter(([name]) => name.startsWith(KEPT))
    .map(([name, value]) => [name.slice(KEPT.length), value] as const);
  return {
    method: form.get('method') === 'POST' ? 'POST' : 'GET',
    to: ownPath(form.get('to')),
    fields,
  };
}

import { ownPath } from '../own-site';

/** What the person was about to do. */
export type Wish = {
  method: 'GET' | 'POST';
  to: string;
  /** In words, such as 'Change role'. */
  act: string;
  /** Of a POST: what was typed. */
  fields: readonly (readonly [string, string])[];
};

export const CONTINUE = 'Continue';
const LONGEST_ACT = 80;

/** So that a field of the form is not mistaken for one of the page that asks. */
const KEPT = 'kept:';

/** As hidden fields of a form that asks for a code or a passkey. */
export function wishFields({
  method,
  to,
  act,
  fields,
}: Wish): readonly (readonly [string, string])[] {
  const kept = fields.map(([name, value]) => [`${KEPT}${name}`, value] as const);
  return [['to', to], ['method', method], ['act', act], ...kept];
}

export function readWish(form: URLSearchParams): Wish {
  const fields = [...form]
    .filter(([name]) => name.startsWith(KEPT))
    .map(([name, value]) => [name.slice(KEPT.length), value] as const);
  return {
    method: form.get('method') === 'POST' ? 'POST' : 'GET',
    to: ownPath(form.get('to')),
    act: form.get('act')?.slice(0, LONGEST_ACT) || CONTINUE,
    fields,
  };
}

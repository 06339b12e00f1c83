import type { Field, FieldValues, List } from '../lists/list';
import type { Problems } from './types';

type Found = { field: Field; why: string };

/** What the site would leave out if it were published at a moment. */
export function findNotShown({ fields }: List, values: FieldValues, at: Date): Found[] {
  return fields.flatMap((field) => {
    const value = String(values[field.name] ?? '');
    const why = linkProblem(field, value) ?? field.unseen?.(value, values, at);
    return why === undefined ? [] : [{ field, why }];
  });
}

export function refuseNotShown(list: List, values: FieldValues, at: Date): Problems {
  const unseen = findNotShown(list, values, at);
  return Object.fromEntries(unseen.map(({ field, why }) => [field.name, `${field.label} ${why}`]));
}

const linkProblem = ({ type }: Field, value: string) =>
  type.input === 'link' && /^(mailto|tel):/i.test(value)
    ? 'must lead to a page: write an email address or phone number in a text instead'
    : undefined;

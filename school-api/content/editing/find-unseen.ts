import { formatInIndia } from '@/content/india-time';
import { FIRST_RESULT_YEAR } from '@/contract/facts/first-result-year';
import type { Field, FieldValues, List } from '../lists/list';
import type { Problems } from './types';

type Unseen = { field: Field; why: string };

/**
 * What the site would leave out if it were published at a moment. No rule of the schemas: drafts may have it,
 * and records of earlier versions stay readable.
 */
export function findUnseen({ name, fields }: List, values: FieldValues, at: Date): Unseen[] {
  return fields.flatMap((field) => {
    const why = whyUnseen(name, field, values, at);
    return why === undefined ? [] : [{ field, why }];
  });
}

export function refuseUnseen(list: List, values: FieldValues, at: Date): Problems {
  const unseen = findUnseen(list, values, at);
  return Object.fromEntries(unseen.map(({ field, why }) => [field.name, `${field.label} ${why}`]));
}

function whyUnseen(list: string, { name, type }: Field, values: FieldValues, at: Date) {
  const value = String(values[name] ?? '');
  if (type.input === 'link' && /^(mailto|tel):/i.test(value)) {
    return 'must lead to a page: write an email address or phone number in a text instead';
  }
  switch (`${list} ${name}`) {
    case 'slider image_url':
    case 'testimonials message':
    case 'syllabus-documents file':
      return value === '' ? 'is missing' : undefined;
    case 'results year': {
      const last = formatInIndia(at, 'yyyy');
      const isShown = Number(value) >= FIRST_RESULT_YEAR && Number(value) <= Number(last);
      return isShown ? undefined : `must be from ${FIRST_RESULT_YEAR} to ${last}`;
    }
    case 'events first_day':
      return value.startsWith('20') ? undefined : 'must be a date such as 13/12/2026';
    case 'events last_day': {
      const isAfter = value.startsWith('20') && value >= String(values.first_day);
      return value === '' || isAfter ? undefined : 'must not be before the first day';
    }
  }
}

import { fieldInWords } from '@/contract';
import { addressKey } from '../../platform';
import { stateTitle } from '../../records';
import type { AccessRow } from '../person/access-log';
import { emailIn, type Names } from './record-names';
import { groupOf, templateOf } from './sentences';

/** Part of a sentence: text, or a record that may be linked. */
export type Piece = string | { record: string; name: string };

/** 'Asha Rao', or another actor. */
export function actorName(actor: string, names: Names): string {
  const email = emailIn(actor);
  if (email !== undefined) return names.get(addressKey(email)) ?? email;
  if (actor === 'office (nobody)') return 'Somebody who is not signed in';
  if (actor === 'the person') return 'The person';
  return actor.replace(/^command line \((.*)\)$/, '$1 (command line)');
}

/** The action, following the actor's name. */
export function pieces(row: AccessRow, names: Names): Piece[] {
  const template = templateOf(row.action) ?? `${row.action} {record}`;
  return template
    .split(/(\{[\w.]+\})/)
    .map((part): Piece => {
      if (part === '{record}') return { record: row.record, name: nameOf(row, names) };
      const [, side, field = ''] = /^\{(before|after)\.(\w+)\}$/.exec(part) ?? [];
      if (side === undefined) return part;
      return valueText((side === 'before' ? row.before : row.after)?.[field]);
    })
    .filter((piece) => piece !== '');
}

/** 'news 12 3' is a version of 'news 12'. */
const nameOf = ({ action, record }: AccessRow, names: Names) =>
  action === 'refused'
    ? refusedName(record)
    : (names.get(record) ?? names.get(record.replace(/ \d+$/, '')) ?? record);

/** 'a page in Applications' for 'GET /applications/:number, as editor'. */
function refusedName(record: string): string {
  const [, method, word = ''] = /^(GET|POST) \/(?:exports\/)?([\w-]*)/.exec(record) ?? [];
  if (method === undefined) return 'a request from another website';
  const group = groupOf(word) ?? 'Other';
  const place = group === 'Other' || group === 'Signing in' ? 'the office' : group;
  return `a ${method === 'GET' ? 'page' : 'change'} in ${place}`;
}

export const sentence = (row: AccessRow, names: Names): string =>
  `${actorName(row.actor, names)} ${pieces(row, names)
    .map((piece) => (typeof piece === 'string' ? piece : piece.name))
    .join('')}`;

export type Change = { field: string; before: string; after: string };

/** Changes beyond those in the sentence. */
export function changesOf({ action, before, after }: AccessRow): Change[] {
  const template = templateOf(action) ?? '';
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => !template.includes(`.${field}}`))
    .map((field) => ({
      field: fieldInWords(field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()),
      before: valueText(before?.[field]),
      after: valueText(after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? stateTitle(value) : JSON.stringify(value);
}

import { dayInShort } from '@/content/india-time';
import { formatRupees } from '@/contract/facts/rupees';
import { type InputKind, type PastedColumn, readableText } from '../../../content';
import { cutTo } from '../../view/words';

const MAX_LENGTH = 300;

/** A value as shown; '' if empty. */
export function cellText({ field }: PastedColumn, value: unknown): string {
  return cutTo(MAX_LENGTH, written(field.type.input, value));
}

function written(kind: InputKind, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'html') return readableText(String(value));
  if (kind === 'day') return dayInShort(String(value));
  if (kind === 'rupees') return formatRupees(Number(value));
  if (kind === 'check') return value === true ? 'yes' : 'no';
  return String(value);
}

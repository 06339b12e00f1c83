import type { FieldType } from './field-types';
import { readAmount } from './read-amount';
import { readDay } from './read-day';

const WHOLE = /^\d{1,9}$/;
const YES = /^(yes|y|true|1|on file|given|हाँ|हां)$/i;
const NO = /^(no|n|false|0|नहीं)$/i;

/**
 * A value as a person writes it, in a form or in a cell; undefined for nothing. What cannot be read stays a text,
 * which the schema of the field refuses.
 */
export function readText({ input }: FieldType, text: string): unknown {
  const plain = text.trim();
  if (plain === '') return undefined;
  if (input === 'number') return WHOLE.test(plain) ? Number(plain) : plain;
  if (input === 'rupees') return readAmount(plain) ?? plain;
  if (input === 'day') return readDay(plain) ?? plain;
  if (input === 'check') return YES.test(plain) || (NO.test(plain) ? false : plain);
  return plain;
}

import type { FieldType } from './field-types';

const WHOLE = /^\d{1,9}$/;
const YES = /^(yes|y|true|1|on file|given|हाँ|हां)$/i;
const NO = /^(no|n|false|0|नहीं)$/i;

/**
 * A value as people write it, in a form or a cell; undefined if empty. Unreadable text stays, and the
 * field's schema rejects it.
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

const MAX_LENGTH = 40;
const MARKS = /^(?:₹|rs\.?|inr)|(?:\/-|₹|rs\.?|inr)$/gi;
/** Indian groups of two or three digits; '1,50' could mean one and a half, so it is rejected. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const PLAIN = /^\d+(?:\.\d+)?$/;

/** '1,500.50' or '₹ 1,500' as a number; undefined if it is not one. */
export function readAmount(cell: string): number | undefined {
  if (cell.length > MAX_LENGTH) return undefined;
  const text = cell.trim().replace(MARKS, '').trim();
  return GROUPED.test(text) || PLAIN.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

const MONTHS = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun'],
  ...['jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
];

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const WORDS = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/;

/** '13/12/2026', '13-12-2026', '2026-12-13' or '13-Dec-26' as '2026-12-13'; undefined if it is not a date. */
export function readDay(cell: string): string | undefined {
  if (cell.length > MAX_LENGTH) return undefined;
  const text = cell.trim().toLowerCase().replace(/\s+/g, ' ');
  const iso = ISO.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(text);
  if (numbers) return dayOf(numbers[3], numbers[2], numbers[1]);
  const words = WORDS.exec(text);
  return words ? dayOf(words[3], monthOf(words[2]), words[1]) : undefined;
}

function monthOf(word = ''): string | undefined {
  const index = MONTHS.indexOf(word.slice(0, 3));
  return index === -1 ? undefined : String(index + 1);
}

function dayOf(year: string | undefined, month: string | undefined, day: string | undefined) {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const whole = year.length === 2 ? `20${year}` : year;
  const written = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${written}T00:00:00Z`);
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(written);
  return isReal && whole >= '1900' && whole < '3000' ? written : undefined;
}

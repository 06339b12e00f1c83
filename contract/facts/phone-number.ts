import { COUNTRY_CODES, DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from './phones';

/** What people write between digits; contact lists also put marks of direction around a number. */
const BETWEEN = /[\s().\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g;
/** With fewer digits behind them two zeros are the start of a number. */
const PREFIX = /^(?:\+|00(?=[1-9]\d{8}))/;
/** Before ten digits of an Indian number: the trunk 0, or the code without its plus. */
const BEFORE_TEN = /^(?:0|91(?=[6-9]))(?=\d{10}$)/;

const tight = (text: string) => text.replace(BETWEEN, '');

/** Whether a number says its country, as '+44 …' and '0044 …' do. */
export const namesCountry = (text: string): boolean => PREFIX.test(tight(text));

/** The country's digits and all after them; null where no country is named. */
function behindPrefix(text: string): string | null {
  if (!namesCountry(text)) return null;
  // '+44 (0)20 …': the zero is dialled at home only.
  return tight(text.replace('(0)', '')).replace(PREFIX, '');
}

/** Which of these country codes a number names, if any. */
export function codeIn(text: string, codes: readonly string[]): string | undefined {
  const digits = behindPrefix(text);
  return codes.find((code) => digits?.startsWith(code.slice(1)));
}

/** All digits of a number, its country's among them; null where it is no number. */
export function dialledDigits(text: string): string | null {
  const digits = behindPrefix(text) ?? tight(text);
  return /^\d+$/.test(digits) ? digits : null;
}

/** A number's digits within its country; null where it is no number, or one of another country. */
export function nationalNumber(text: string, code: string = DEFAULT_COUNTRY_CODE): string | null {
  const digits = dialledDigits(text);
  const isNamed = namesCountry(text);
  if (digits === null || (isNamed && !codeIn(text, [code]))) return null;
  const national = isNamed ? digits.slice(code.length - 1) : digits;
  if (national === '') return null;
  return code === DEFAULT_COUNTRY_CODE ? national.replace(BEFORE_TEN, '') : national;
}

export type Phone = { code: string; number: string };

/**
 * A number and its code as they are meant, although the number may bring its code along. What cannot
 * be read, or has fewer digits than `min` without its code, stays as it was written.
 */
export function readPhone({ code, number }: Phone, codes: readonly string[] = [], min = 1): Phone {
  const named = codeIn(number, [code, ...codes]) ?? code;
  const national = nationalNumber(number, named);
  return { code: named, number: national && national.length >= min ? national : number };
}

const CONTACT_CODES = COUNTRY_CODES.map(({ code }) => code);

/**
 * As the contact form reads it: numbers of some of its countries are shorter than the ten digits
 * that it asks for; these keep their code. No code means the default one.
 */
export function readContactPhone({ code, number }: Phone): Phone {
  const phone = { code: code || DEFAULT_COUNTRY_CODE, number };
  return readPhone(phone, CONTACT_CODES, PHONE_DIGITS.contactMin);
}

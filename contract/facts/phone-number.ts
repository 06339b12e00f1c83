import { COUNTRY_CODES, DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from './phones';

/** Separators between digits, and the direction marks that contact lists add. */
const SEPARATORS = /[\s().\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g;
/** '+', or '00' when enough digits follow for an international number. */
const PREFIX = /^(?:\+|00(?=[1-9]\d{8}))/;
/** Before ten Indian digits: the trunk prefix 0, or the country code without plus. */
const INDIAN_PREFIX = /^(?:0|91(?=[6-9]))(?=\d{10}$)/;
/** Seven to fifteen digits, starting with the country code. */
const E164_DIGITS = /^[1-9]\d{6,14}$/;
const COUNTRY_CODE = /^(?:[1-5]|6[0-6]|8[1246]|880|9[0-7])/;

const stripSeparators = (text: string) => text.replace(SEPARATORS, '');

/** True for '+44 …' and '0044 …'. */
export const hasCountryPrefix = (text: string): boolean => PREFIX.test(stripSeparators(text));

/** All digits after '+' or '00'; null without such a prefix. */
function afterPrefix(text: string): string | null {
  if (!hasCountryPrefix(text)) return null;
  // '+44 (0)20 …': the zero is dialled only within the country.
  return stripSeparators(text.replace('(0)', '')).replace(PREFIX, '');
}

export function findCountryCode(text: string, codes: readonly string[]): string | undefined {
  const digits = afterPrefix(text);
  return codes.find((code) => digits?.startsWith(code.slice(1)));
}

/** All digits including the country code; null if the text is not a number. */
export function dialledDigits(text: string): string | null {
  const digits = afterPrefix(text) ?? stripSeparators(text);
  return /^\d+$/.test(digits) ? digits : null;
}

/** The digits without the country code; null if the text is not a number of that country. */
export function nationalNumber(text: string, code: string = DEFAULT_COUNTRY_CODE): string | null {
  const digits = dialledDigits(text);
  const isNamed = hasCountryPrefix(text);
  if (digits === null || (isNamed && !findCountryCode(text, [code]))) return null;
  const national = isNamed ? digits.slice(code.length - 1) : digits;
  if (national === '') return null;
  return code === DEFAULT_COUNTRY_CODE ? national.replace(INDIAN_PREFIX, '') : national;
}

/**
 * A foreign number in E.164, such as '+442079460958'; null if it does not start with '+' or '00'.
 */
export function internationalNumber(text: string): string | null {
  const digits = findCountryCode(text, [DEFAULT_COUNTRY_CODE]) ? null : afterPrefix(text);
  return digits !== null && E164_DIGITS.test(digits) ? `+${digits}` : null;
}

/** '+919876543210', with the default country code unless it has one; null if it cannot be dialled. */
export function dialledNumber(text: string, code: string = DEFAULT_COUNTRY_CODE): string | null {
  const international = internationalNumber(text);
  if (international !== null) return international;
  const national = nationalNumber(text, code)?.replace(/^0/, '');
  const digits = `${code.slice(1)}${national}`;
  return national && national.length >= 6 && E164_DIGITS.test(digits) ? `+${digits}` : null;
}

/**
 * True for more than ten digits that begin with a country code without '+': the first ten would be
 * another number. Codes beginning with 7, 98 or 99 are excluded: many Indian numbers do too.
 */
export const hasBareCountryCode = (digits: string): boolean =>
  digits.length > PHONE_DIGITS.exact && COUNTRY_CODE.test(digits);

export type Phone = { code: string; number: string };

/**
 * Moves a country code from the number to `code`. A number that cannot be parsed, or would have fewer
 * than `min` digits left, stays unchanged.
 */
export function readPhone({ code, number }: Phone, codes: readonly string[] = [], min = 1): Phone {
  const named = findCountryCode(number, [code, ...codes]) ?? code;
  const national = nationalNumber(number, named);
  return { code: named, number: national && national.length >= min ? national : number };
}

const CONTACT_CODES = COUNTRY_CODES.map(({ code }) => code);

/**
 * For the contact form, which asks for ten digits: shorter national numbers keep their country code.
 * An empty code means the default one.
 */
export function readContactPhone({ code, number }: Phone): Phone {
  const phone = { code: code || DEFAULT_COUNTRY_CODE, number };
  return readPhone(phone, CONTACT_CODES, PHONE_DIGITS.contactMin);
}

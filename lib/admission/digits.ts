import { LENGTHS } from '@/contract/facts/limits';
import { namesCountry, nationalNumber } from '@/contract/facts/phone-number';
import { PHONE_DIGITS } from '@/contract/facts/phones';

/**
 * Digits alone, ten at most; a code of India or a trunk 0 that was pasted along is not the number.
 * A number that names another country stays as it was written: cut, it would be another number.
 */
export function phoneDigits(text: string): string {
  const national = nationalNumber(text);
  if (national?.length === PHONE_DIGITS.exact) return national;
  return namesCountry(text) ? text : text.replace(/\D/g, '').slice(0, PHONE_DIGITS.exact);
}

export function pinDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTHS.pin);
}

/** A code pasted from a mail brings spaces along. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTHS.code);
}

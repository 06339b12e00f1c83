import { LENGTHS } from '@/contract/facts/limits';
import { hasCountryPrefix, nationalNumber } from '@/contract/facts/phone-number';
import { PHONE_DIGITS } from '@/contract/facts/phones';

/**
 * At most ten digits, without the country code of India or a trunk 0. A number with another country
 * code is not changed: cut to ten digits it would be another number.
 */
export function phoneDigits(text: string): string {
  const national = nationalNumber(text);
  if (national?.length === PHONE_DIGITS.exact) return national;
  return hasCountryPrefix(text) ? text : text.replace(/\D/g, '').slice(0, PHONE_DIGITS.exact);
}

export function pinDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTHS.pin);
}

/** A code pasted from a mail may contain spaces. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTHS.code);
}

import { LENGTHS } from '@/contract/facts/limits';
import {
  hasBareCountryCode,
  hasCountryPrefix,
  nationalNumber,
} from '@/contract/facts/phone-number';
import { PHONE_DIGITS } from '@/contract/facts/phones';

/**
 * At most ten digits, without India's country code or a trunk 0. A number with another country code is
 * never cut: its first ten digits are a different number.
 */
export function phoneDigits(text: string): string {
  const national = nationalNumber(text);
  if (national?.length === PHONE_DIGITS.exact) return national;
  if (hasCountryPrefix(text)) return text;
  const digits = text.replace(/\D/g, '');
  return hasBareCountryCode(digits) ? digits : digits.slice(0, PHONE_DIGITS.exact);
}

export function pinDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTHS.pin);
}

/** A code pasted from a mail may contain spaces. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTHS.anyCode);
}

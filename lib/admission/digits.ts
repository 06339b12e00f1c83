import { LENGTHS } from '@/contract/facts/limits';
import { PHONE_DIGITS } from '@/contract/facts/phones';

/** Digits alone, ten at most; a country code or a trunk 0 that was pasted along is not the number. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const national = /^\s*(?:\+|00)/.test(text) ? digits.replace(/^(?:00)?91(?=\d{10})/, '') : digits;
  const short = national.length > PHONE_DIGITS.exact ? national.replace(/^0/, '') : national;
  return short.slice(0, PHONE_DIGITS.exact);
}

export function pinDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTHS.pin);
}

/** A code pasted from a mail brings spaces along. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTHS.code);
}

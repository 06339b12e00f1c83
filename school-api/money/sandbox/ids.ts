import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** In the provider's format: a prefix and 14 letters or digits. */
export function providerId(prefix: 'order' | 'pay' | 'evt' | 'rfnd' | 'disp'): string {
  return `${prefix}_${randomText(14)}`;
}

export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

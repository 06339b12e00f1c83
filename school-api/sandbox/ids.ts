import { randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in the provider's writing: a prefix and 14 letters or digits. */
export function providerId(prefix: 'order' | 'pay' | 'evt'): string {
  return `${prefix}_${randomText(14)}`;
}

export function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

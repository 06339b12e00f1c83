import { randomInt } from 'node:crypto';

/** Without 0, O, 1 and I, which look alike, and without vowels, so that no words arise. */
export const NUMBER_CHARACTERS = '23456789BCDFGHJKLMNPQRSTVWXYZ';
const LENGTH = 8;

/** What a family quotes; it proves nothing by itself. */
export function newApplicationNumber(): string {
  const one = () => NUMBER_CHARACTERS.charAt(randomInt(NUMBER_CHARACTERS.length));
  return Array.from({ length: LENGTH }, one).join('');
}

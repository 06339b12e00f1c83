import { z } from 'zod';

/** Control characters, halves of characters, and marks that turn the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const NAME = /^(?=.*\p{L})(?:[\p{L}\p{M} .,'’-]|\u200c|\u200d)+$/u;
const PLACE = /^(?=.*\p{L})(?:[\p{L}\p{M}\p{Nd} .,'’()/-]|\u200c|\u200d)+$/u;

const address = z.email();

/** One line of words that can be stored, shown and put into a mail's subject. */
export function isLine(words: string): boolean {
  return !INVISIBLE.test(words);
}

/** As a line, with line breaks and tabs. */
export function isProse(words: string): boolean {
  return isLine(words.replace(/[\n\r\t]/g, ' '));
}

/** A person's name in any script: letters and what stands between them. */
export function isName(words: string): boolean {
  return isLine(words) && NAME.test(words);
}

export function isPlace(words: string): boolean {
  return isLine(words) && PLACE.test(words);
}

/** An address that mail can be sent to. */
export function isEmail(words: string): boolean {
  return address.safeParse(words).success;
}

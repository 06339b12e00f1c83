import './no-eval';
import * as z from 'zod';

/** Control characters, halves of characters, and marks that turn the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const NAME = /^(?=.*\p{L})(?:[\p{L}\p{M} .,'’-]|\u200c|\u200d)+$/u;
const PLACE = /^(?=.*\p{L})(?:[\p{L}\p{M}\p{Nd} .,'’()/-]|\u200c|\u200d)+$/u;

const address = z.email();

/** One line that can be stored, shown and put into a mail's subject. */
export function isLine(text: string): boolean {
  return !INVISIBLE.test(text);
}

/** As a line, with line breaks and tabs. */
export function isProse(text: string): boolean {
  return isLine(text.replace(/[\n\r\t]/g, ' '));
}

/** A person's name in any script: letters and what stands between them. */
export function isName(text: string): boolean {
  return isLine(text) && NAME.test(text);
}

export function isPlace(text: string): boolean {
  return isLine(text) && PLACE.test(text);
}

/** An address that mail can be sent to. */
export function isEmail(text: string): boolean {
  return address.safeParse(text).success;
}

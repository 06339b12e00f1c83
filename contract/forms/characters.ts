import './no-eval';
import * as z from 'zod';

/** Control characters, lone surrogates and bidirectional overrides. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const NAME = /^(?:[\p{M} .,'’-]|\u200c|\u200d)*\p{L}(?:[\p{L}\p{M}\p{Nd} .,'’-]|\u200c|\u200d)*$/u;
const PLACE = /^(?=.*\p{L})(?:[\p{L}\p{M}\p{Nd} .,'’()/-]|\u200c|\u200d)+$/u;
/** What spreadsheets interpret as the start of a formula, including full-width forms. */
const FORMULA = /^[\s=+\-@\uff1d\uff0b\uff0d\uff20]+/;

const address = z.email();

/** One line that is safe to store, to display and to use in an email's subject. */
export function isLine(text: string): boolean {
  return !INVISIBLE.test(text);
}

/** As isLine, with line breaks and tabs allowed. */
export function isProse(text: string): boolean {
  return isLine(text.replace(/[\n\r\t]/g, ' '));
}

export const withoutFormula = (text: string): string => text.replace(FORMULA, '');

export const startsLikeFormula = (text: string): boolean =>
  withoutFormula(text) !== text.trimStart();

/** Letters of any script and common punctuation; digits after a letter. */
export function isName(text: string): boolean {
  return isLine(text) && NAME.test(text) && !startsLikeFormula(text);
}

export function isPlace(text: string): boolean {
  return isLine(text) && PLACE.test(text) && !startsLikeFormula(text);
}

export function isEmail(text: string): boolean {
  return address.safeParse(text).success;
}

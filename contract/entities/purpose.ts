import * as z from 'zod';
import { dateText, identifier, link, number, optionalNumber, requiredText, text } from '../wire';

/** What a donation may be for. */
export const purpose = z.object({
  id: identifier,
  /** The value of the donation's `purpose`. */
  name: requiredText,
  text,
  /** The cost, in words; may be empty. */
  amount: text,
  /** Whole rupees that the form offers, the suggested one first. */
  usual_amounts: z
    .array(number)
    .nullish()
    .transform((amounts) => amounts ?? []),
  /** What a donation achieves, in one sentence. */
  does: text,
  /** A drawing of the site; the picture, if any, replaces it. */
  scene: text,
  picture: link,
  picture_alt: text,
  /** Rupees; null without a goal. */
  goal: optionalNumber,
  /** The last day on which it is open; empty if there is none. */
  last_day: dateText,
});

/** The amount raised for a purpose with a goal: paise, less refunds. */
export const purposeTotal = z.object({
  purpose: requiredText,
  paise: number.pipe(z.number().min(0)),
});

export type Purpose = z.infer<typeof purpose>;

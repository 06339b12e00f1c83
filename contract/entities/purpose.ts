import * as z from 'zod';
import { dateText, identifier, link, number, optionalNumber, requiredText, text } from '../wire';

/** What a donation may be for. */
export const purpose = z.object({
  id: identifier,
  /** As the donation's `purpose` has it. */
  name: requiredText,
  text,
  /** What it costs, in words; may be empty. */
  amount: text,
  /** Whole rupees that the form offers, the suggested one first. */
  usual_amounts: z
    .array(number)
    .nullish()
    .transform((amounts) => amounts ?? []),
  /** What a donation does, in one sentence. */
  does: text,
  /** A drawing of the site; the picture is shown in its place. */
  scene: text,
  picture: link,
  picture_alt: text,
  /** Rupees; none without a goal. */
  goal: optionalNumber,
  /** It is closed after this day; empty without one. */
  last_day: dateText,
});

/** What has arrived for a purpose with a goal: paise, without what went back. */
export const purposeTotal = z.object({
  purpose: requiredText,
  paise: number.pipe(z.number().min(0)),
});

export type Purpose = z.infer<typeof purpose>;

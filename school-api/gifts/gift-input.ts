import { z } from 'zod';
import { formatInIndia, parseInIndia } from '@/content/india-time';
import {
  formatRupees,
  isEmail,
  LENGTHS,
  normalizeAmount,
  PAISE_PER_RUPEE,
  parsePaise,
} from '@/contract';
import { line, named } from '@/contract/forms/atoms';
import { GIFT_KINDS } from '../db/schema/donations';

export const GIFT_MEANS = ['bank transfer', 'cheque', 'cash', 'upi'] as const;

const DAY = 'yyyy-MM-dd';
const EARLIEST = '2000-04-01';
/** Rs. 100 crore: more is a slip of the finger. */
const MOST_PAISE = 1_000_000_000 * PAISE_PER_RUPEE;

const oneOf = <T extends readonly [string, ...string[]]>(label: string, choices: T) =>
  z.enum(choices, { error: `${label} must be one of: ${choices.join(', ')}` });

const amount = line('The amount', {
  max: LENGTHS.phone,
  required: 'The amount is missing',
  tidy: normalizeAmount,
})
  .transform((text) => parsePaise(text) ?? 0)
  .refine((paise) => paise > 0, {
    error: 'The amount must be rupees above 0, such as 5000 or 5000.50',
  })
  .refine((paise) => paise <= MOST_PAISE, {
    error: `The amount must be at most ${formatRupees(MOST_PAISE / PAISE_PER_RUPEE)}`,
  });

/** A day of the school's calendar, not after today and not of another age. */
const day = (now: Date) =>
  z
    .string()
    .refine((text) => parseInIndia(text, DAY) !== undefined, {
      error: 'The date must be a day such as 2026-04-01',
      abort: true,
    })
    .refine((text) => text <= formatInIndia(now, DAY), {
      error: 'The date lies in the future',
    })
    .refine((text) => text >= EARLIEST, { error: `The date must not be before ${EARLIEST}` })
    .transform((text) => parseInIndia(text, DAY) ?? now);

const optional = (label: string, max: number) => line(`The ${label}`, { max });

/** What the office writes down about a gift that did not come online. */
export function giftInput(now: Date) {
  return z
    .object({
      means: oneOf('The means', GIFT_MEANS),
      givenOn: day(now),
      amount,
      reference: optional('reference', LENGTHS.place),
      donorName: named(
        line('The name', { max: LENGTHS.name, required: 'The name of the donor is missing' }),
        'The name',
      ),
      email: optional('e-mail address', LENGTHS.email).refine(
        (text) => text === '' || isEmail(text),
        { error: 'The e-mail address is none' },
      ),
      address: optional('address', LENGTHS.line * 2),
      purpose: optional('purpose', LENGTHS.line),
      kind: oneOf('The kind', GIFT_KINDS),
    })
    .refine(({ means, reference }) => means === 'cash' || reference !== '', {
      path: ['reference'],
      error: 'The reference is missing: the number of the transfer or the cheque',
    });
}

export type GiftInput = z.output<ReturnType<typeof giftInput>>;

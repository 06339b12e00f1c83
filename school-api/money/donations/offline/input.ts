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
import { line, named, postalAddress } from '@/contract/forms/atoms';
import { GIFT_KINDS } from '../../../db';
import type { TaxSettings } from '../../tax/variables';

export const OFFLINE_MEANS = ['bank transfer', 'cheque', 'cash', 'upi'] as const;

const DAY = 'yyyy-MM-dd';
const EARLIEST = '2000-04-01';
/** Rs. 100 crore: more is a slip of the finger. */
const MOST_PAISE = 1_000_000_000 * PAISE_PER_RUPEE;

const WRONG_AMOUNT = 'Enter the amount in rupees, such as 5000 or 5000.50';
const WRONG_DAY = 'Enter the day on which the gift came, such as 2026-04-01';
const WRONG_EMAIL = 'Enter an e-mail address, such as name@example.org, or leave it empty';

const oneOf = <T extends readonly [string, ...string[]]>(question: string, choices: T) =>
  z.enum(choices, { error: `Choose ${question}: ${choices.join(', ')}` });

const amount = line('The amount', {
  max: LENGTHS.phone,
  required: WRONG_AMOUNT,
  tidy: normalizeAmount,
})
  .transform((text) => parsePaise(text) ?? 0)
  .refine((paise) => paise > 0, { error: WRONG_AMOUNT })
  .refine((paise) => paise <= MOST_PAISE, {
    error: `The amount can be at most ${formatRupees(MOST_PAISE / PAISE_PER_RUPEE)}`,
  });

/** A day of the school's calendar, not after today and not of another age. */
const day = (now: Date) =>
  z
    .string()
    .refine((text) => parseInIndia(text, DAY) !== undefined, {
      error: WRONG_DAY,
      abort: true,
    })
    .refine((text) => text <= formatInIndia(now, DAY), {
      error: 'The day on which the gift came cannot be after today',
    })
    .refine((text) => text >= EARLIEST, {
      error: `The day on which the gift came cannot be before ${EARLIEST}`,
    })
    .transform((text) => parseInIndia(text, DAY) ?? now);

const optional = (label: string, max: number) => line(`The ${label}`, { max });

const citizen = (takesForeignGifts: boolean) =>
  z
    .enum(['yes', 'no'], { error: 'Choose whether the donor is an Indian citizen' })
    .refine((said) => said === 'yes' || takesForeignGifts, {
      error:
        'The school has no registration for foreign contributions, so it cannot keep this donation. Ask your accountant how to return it',
    })
    .transform((said) => said === 'yes');

/** What the office writes down about a gift that did not come online. */
export function offlineDonationInput(now: Date, { fcra }: Pick<TaxSettings, 'fcra'>) {
  return z
    .object({
      means: oneOf('how the gift came', OFFLINE_MEANS),
      givenOn: day(now),
      amount,
      reference: optional('reference', LENGTHS.place),
      donorName: named(
        line('The name', { max: LENGTHS.name, required: 'Enter the name of the donor' }),
        'The name',
      ),
      email: optional('e-mail address', LENGTHS.email).refine(
        (text) => text === '' || isEmail(text),
        { error: WRONG_EMAIL },
      ),
      indianCitizen: citizen(fcra !== undefined),
      address: postalAddress('The address', { max: LENGTHS.line * 2 }),
      purpose: optional('purpose', LENGTHS.line),
      kind: oneOf('the kind', GIFT_KINDS),
    })
    .refine(({ means, reference }) => means === 'cash' || reference !== '', {
      path: ['reference'],
      error: 'Enter the number of the transfer or the cheque',
    });
}

/** Why a gift is cancelled. */
export const cancelReason = line('The reason', {
  max: LENGTHS.line,
  required: 'Write the reason: the donor and the accountant read it',
});

export type OfflineDonationInput = z.output<ReturnType<typeof offlineDonationInput>>;

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
import { taxIdForm } from '@/contract/forms/tax-id';
import { DONATION_KINDS } from '../../../db';
import { exclusionReasons } from '../../tax/claim';
import type { TaxSettings } from '../../tax/variables';

export const OFFLINE_METHODS = ['bank transfer', 'cheque', 'cash', 'upi'] as const;
const NO_METHOD = 'Choose how you received it: bank transfer, cheque, cash, UPI';

const DAY = 'yyyy-MM-dd';
const EARLIEST = '2000-04-01';
/** Rs. 100 crore: more is a typing error. */
export const MAX_PAISE = 1_000_000_000 * PAISE_PER_RUPEE;

const WRONG_AMOUNT = 'Enter the amount in rupees, such as 5000 or 5000.50';
const WRONG_DAY = 'Enter the date on which you received it, such as 2026-04-01';
const WRONG_EMAIL = 'Enter an email address, such as name@example.org, or leave it empty';

const amount = line('The amount', {
  max: LENGTHS.phone,
  required: WRONG_AMOUNT,
  tidy: normalizeAmount,
})
  .transform((text) => parsePaise(text) ?? 0)
  .refine((paise) => paise > 0, { error: WRONG_AMOUNT })
  .refine((paise) => paise <= MAX_PAISE, {
    error: `The amount can be at most ${formatRupees(MAX_PAISE / PAISE_PER_RUPEE)}`,
  });

/** A date at the school, not after today and not implausibly old. */
const day = (now: Date) =>
  z
    .string()
    .refine((text) => parseInIndia(text, DAY) !== undefined, {
      error: WRONG_DAY,
      abort: true,
    })
    .refine((text) => text <= formatInIndia(now, DAY), {
      error: 'The date cannot be after today',
    })
    .refine((text) => text >= EARLIEST, {
      error: `The date cannot be before ${EARLIEST}`,
    })
    .transform((text) => parseInIndia(text, DAY) ?? now);

const optional = (label: string, max: number) => line(`The ${label}`, { max });

const citizen = (takesForeign: boolean) =>
  z
    .enum(['yes', 'no'], { error: 'Choose whether the donor is an Indian citizen' })
    .refine((answer) => answer === 'yes' || takesForeign, {
      error:
        'The school is not registered for foreign contributions, so it must return this donation. Ask your accountant how',
    })
    .transform((answer) => answer === 'yes');

/** The office's input for an offline donation. */
export function offlineDonationInput(
  now: Date,
  tax: Pick<TaxSettings, 'fcra' | 'registrations'>,
  method: string,
) {
  return z
    .object({
      method: z.enum(OFFLINE_METHODS, { error: NO_METHOD }),
      givenOn: day(now),
      amount,
      reference: line('The reference', {
        max: LENGTHS.place,
        ...(method !== 'cash' && { required: 'Enter the number of the transfer or cheque' }),
      }),
      donorName: named(
        line('The name', { max: LENGTHS.name, required: 'Enter the donor’s name' }),
        'The name',
      ),
      email: optional('email address', LENGTHS.email).refine(
        (text) => text === '' || isEmail(text),
        { error: WRONG_EMAIL },
      ),
      indianCitizen: citizen(tax.fcra !== undefined),
      address: postalAddress('The address', { max: LENGTHS.line * 2 }),
      purpose: optional('purpose', LENGTHS.line),
      kind: z.enum(DONATION_KINDS, { error: `Choose the type: ${DONATION_KINDS.join(', ')}` }),
      pan: taxIdForm.shape.pan.optional(),
    })
    .superRefine(({ pan, givenOn, ...given }, { addIssue }) => {
      if (pan === undefined) return;
      // A PAN that no statement can contain is not stored.
      const donation = { ...given, purpose: 'donation', test: false, paidAt: givenOn } as const;
      const [why] = exclusionReasons(donation, tax);
      if (why) addIssue({ code: 'custom', path: ['pan'], message: `Leave the PAN empty. ${why}` });
    });
}

/** Why a donation is cancelled. */
export const cancelReason = line('The reason', {
  max: LENGTHS.line,
  required: 'Enter the reason. The donor and the accountant will see it',
});

export type OfflineDonationInput = z.output<ReturnType<typeof offlineDonationInput>>;

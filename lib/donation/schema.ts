import '@/lib/forms/no-eval';
import * as z from 'zod';
import { LENGTHS } from '@/contract/facts/limits';
import { DONATION_NAME_MIN, ZIP_DIGITS } from '@/contract/facts/money';
import { type Phone, readPhone } from '@/contract/facts/phone-number';
import { DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from '@/contract/facts/phones';
import { invalidPlace, PLACE_NAME } from '@/contract/facts/places';
import { parsePaise } from '@/contract/facts/rupees';
import { containsUrl } from '@/contract/facts/urls';
import { phoneFirst } from '@/lib/forms/phone-first';
import { tidyAmount } from './tidy-amount';

const DIGITS = new RegExp(`^[0-9]{1,${PHONE_DIGITS.donationMax}}$`);
const ZIP = new RegExp(`^[0-9]{${ZIP_DIGITS.min},${ZIP_DIGITS.max}}$`);

/** Of several faults the first is shown, so a missing answer is never called a wrong one. */
function answer(label: string, max: number, tidy = (text: string) => text) {
  const required = `${label} is required`;
  return z
    .string({ error: required })
    .overwrite(tidy)
    .trim()
    .min(1, { error: required })
    .max(max, { error: `${label} can have at most ${max} characters` });
}

const place = (label: string) =>
  answer(label, LENGTHS.place).regex(PLACE_NAME, { error: invalidPlace(label.toLowerCase()) });

const donorName = answer('Full name', LENGTHS.name).refine(
  (name) => [...name].length >= DONATION_NAME_MIN,
  { error: `Full name must be at least ${DONATION_NAME_MIN} characters` },
);

const amount = answer('Amount', LENGTHS.phone, tidyAmount)
  .refine((text) => parsePaise(text) !== undefined, {
    error: 'Please enter a valid amount (e.g., 100.00)',
    abort: true,
  })
  .refine((text) => parsePaise(text) !== 0, { error: 'Amount must be greater than 0' });

const message = z
  .string()
  .trim()
  .max(LENGTHS.message, { error: `Message can have at most ${LENGTHS.message} characters` })
  .refine((text) => !containsUrl(text), { error: 'Message cannot contain URLs' });

const zip = z
  .string()
  .trim()
  .refine((text) => text === '' || ZIP.test(text), { error: 'Invalid zip code' });

const countryCode = z.string().regex(/^\+[0-9]{1,4}$/, { error: 'Invalid country code' });

/** What a donor fills in, under the names of the wire. */
export const donationSchema = z.object({
  amount,
  message,
  donor_name: donorName,
  email: answer('Email', LENGTHS.email).pipe(z.email({ error: 'Invalid email address' })),
  mobile_code: countryCode,
  mobile: answer('Contact number', LENGTHS.phone).regex(DIGITS, { error: 'Invalid phone number' }),
  address: answer('Street address', LENGTHS.line),
  city: place('City'),
  state: place('State'),
  pin_code: zip,
  country: place('Country'),
});

const readNumber = (phone: Phone) =>
  readPhone({ ...phone, code: phone.code || DEFAULT_COUNTRY_CODE });

/** The form, in which the number may bring its code along. */
export const donationForm = phoneFirst(donationSchema, readNumber);

/** The site's own route takes the same, and fills in what a form leaves out. */
export const donationInput = phoneFirst(
  donationSchema.extend({
    message: message.default(''),
    mobile_code: countryCode.default(DEFAULT_COUNTRY_CODE),
    pin_code: zip.default(''),
  }),
  readNumber,
);

export type DonationDetails = z.output<typeof donationInput>;

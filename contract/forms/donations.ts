import * as z from 'zod';
import { CITIZEN_FIELD } from '../facts/citizenship';
import { PURPOSE_FIELD } from '../facts/donation-controls';
import { LENGTHS } from '../facts/limits';
import { DONATION_NAME_MIN, ZIP_DIGITS } from '../facts/money';
import { type Phone, readPhone } from '../facts/phone-number';
import { DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from '../facts/phones';
import { invalidPlace, PLACE_NAME } from '../facts/places';
import { parsePaise } from '../facts/rupees';
import { normalizeAmount } from '../facts/typed-amount';
import { isRequired, line, personName, postalAddress, prose, withoutUrls } from './atoms';
import { isEmail } from './characters';
import { withNormalizedPhone } from './normalize-phone';
import { noticeField } from './notice';
import { posted } from './posted';

const DIGITS = new RegExp(`^[0-9]{1,${PHONE_DIGITS.donationMax}}$`);
const ZIP = new RegExp(`^[0-9]{${ZIP_DIGITS.min},${ZIP_DIGITS.max}}$`);

const required = (label: string, max: number) => line(label, { max, required: isRequired(label) });

const place = (label: string) =>
  required(label, LENGTHS.place).regex(PLACE_NAME, { error: invalidPlace(label.toLowerCase()) });

const donorName = personName('Full name', LENGTHS.name).refine(
  (name) => [...name].length >= DONATION_NAME_MIN,
  { error: `Full name must be at least ${DONATION_NAME_MIN} characters` },
);

const amount = line('Amount', {
  max: LENGTHS.phone,
  required: isRequired('Amount'),
  tidy: normalizeAmount,
})
  .refine((text) => parsePaise(text) !== undefined, {
    error: 'Please enter a valid amount (e.g., 100.00)',
    abort: true,
  })
  .refine((text) => parsePaise(text) !== 0, { error: 'Amount must be greater than 0' });

/** Servers and scripts may send a boolean; an empty text means no answer. */
const YES_NO_VALUES = new Map<unknown, unknown>([
  [true, 'yes'],
  [false, 'no'],
  ['', undefined],
  [null, undefined],
]);

const citizen = z.preprocess(
  (value: string): unknown => (YES_NO_VALUES.has(value) ? YES_NO_VALUES.get(value) : value),
  z.enum(['yes', 'no'], { error: 'Choose whether you are an Indian citizen' }).optional(),
);

/** An empty purpose means none. */
const purpose = z.preprocess(
  (value: unknown) => (value === '' || value === null ? undefined : value),
  withoutUrls(line('Purpose', { max: LENGTHS.line }), 'Purpose').optional(),
);

export const donationFields = z.object({
  [PURPOSE_FIELD]: purpose,
  amount,
  message: withoutUrls(prose('Message', { max: LENGTHS.message }), 'Message'),
  donor_name: donorName,
  email: required('Email', LENGTHS.email).refine(isEmail, { error: 'Invalid email address' }),
  mobile_code: z
    .string({ error: 'Invalid country code' })
    .regex(/^\+[0-9]{1,4}$/, { error: 'Invalid country code' }),
  mobile: required('Contact number', LENGTHS.phone).regex(DIGITS, {
    error: 'Invalid phone number',
  }),
  address: postalAddress('Street address', {
    max: LENGTHS.line,
    required: isRequired('Street address'),
  }),
  city: place('City'),
  state: place('State'),
  pin_code: line('Zip', { max: LENGTHS.pin }).refine((text) => text === '' || ZIP.test(text), {
    error: 'Invalid zip code',
  }),
  country: place('Country'),
  [CITIZEN_FIELD]: citizen,
});

/** An empty code means the default one. */
const readNumber = (phone: Phone) =>
  readPhone({ ...phone, code: phone.code || DEFAULT_COUNTRY_CODE });

export const donationForm = withNormalizedPhone(donationFields, readNumber);

/** Not sent if empty, because servers that follow only the specification do not know it. */
const OPTIONAL: readonly string[] = [CITIZEN_FIELD, PURPOSE_FIELD];
const sentKeys = Object.keys(donationFields.shape).filter((key) => !OPTIONAL.includes(key));

export const donationRequest = posted(
  sentKeys,
  withNormalizedPhone(donationFields.extend(noticeField), readNumber),
);

export type DonationRequest = z.output<typeof donationRequest>;

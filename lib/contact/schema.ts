import '@/lib/forms/no-eval';
import * as z from 'zod';
import { LENGTHS } from '@/contract/facts/limits';
import { dialledDigits, readContactPhone } from '@/contract/facts/phone-number';
import { COUNTRY_CODES, DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from '@/contract/facts/phones';
import { containsUrl } from '@/contract/facts/urls';
import { CAPTCHA_FIELD } from '@/contract/requests/contact';
import { atMost, phoneWith } from '@/lib/forms/atoms';
import { phoneFirst } from '@/lib/forms/phone-first';

const isCode = (value: string) => COUNTRY_CODES.some(({ code }) => code === value);

const answers = z.object({
  name: atMost('Full Name', LENGTHS.name).min(1, { error: 'Full Name is required' }),
  mobile_code: z
    .string({ error: 'Invalid country code' })
    .refine(isCode, { error: 'Invalid country code' }),
  mobile: phoneWith({
    required: 'Contact Number is required',
    invalid: 'Invalid contact number',
    digits: { min: PHONE_DIGITS.contactMin, max: PHONE_DIGITS.contactMax },
    read: dialledDigits,
  }),
  email: atMost('Email', LENGTHS.email).refine(
    (value) => value === '' || z.email().safeParse(value).success,
    { error: 'Invalid email address' },
  ),
  subject: atMost('Subject', LENGTHS.subject).refine((value) => !containsUrl(value), {
    error: 'Subject cannot contain URLs',
  }),
  message: atMost('Message', LENGTHS.message)
    .min(1, { error: 'Message is required' })
    .refine((value) => !containsUrl(value), { error: 'Message cannot contain URLs' }),
});

/** The contact form, with the words that the visitor reads. */
export const contactForm = phoneFirst(answers, readContactPhone);

/** What the form posts: its answers and the captcha's. */
export const contactPost = phoneFirst(
  answers.extend({
    mobile_code: answers.shape.mobile_code.default(DEFAULT_COUNTRY_CODE),
    [CAPTCHA_FIELD]: z.string().max(LENGTHS.captcha).catch(''),
  }),
  readContactPhone,
);

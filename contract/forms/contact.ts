import * as z from 'zod';
import { CAPTCHA_FIELD } from '../facts/captcha';
import type { ContactField } from '../facts/contact-fields';
import { LENGTHS } from '../facts/limits';
import { dialledDigits, readContactPhone } from '../facts/phone-number';
import { COUNTRY_CODES, PHONE_DIGITS } from '../facts/phones';
import { isRequired, line, personName, phone, prose, withoutUrls } from './atoms';
import { isEmail } from './characters';
import { withNormalizedPhone } from './normalize-phone';
import { noticeField } from './notice';
import { posted } from './posted';

const isCode = (value: string) => COUNTRY_CODES.some(({ code }) => code === value);

const fields = z.object({
  name: personName('Full Name', LENGTHS.name),
  mobile_code: z
    .string({ error: 'Invalid country code' })
    .refine(isCode, { error: 'Invalid country code' }),
  mobile: phone({
    required: isRequired('Contact Number'),
    invalid: 'Invalid contact number',
    digits: { min: PHONE_DIGITS.contactMin, max: PHONE_DIGITS.contactMax },
    read: dialledDigits,
  }),
  email: line('Email', { max: LENGTHS.email }).refine((value) => value === '' || isEmail(value), {
    error: 'Invalid email address',
  }),
  subject: withoutUrls(line('Subject', { max: LENGTHS.subject }), 'Subject'),
  message: withoutUrls(
    prose('Message', { max: LENGTHS.message, required: isRequired('Message') }),
    'Message',
  ),
} satisfies Record<ContactField, z.ZodType<string>>);

export const contactForm = withNormalizedPhone(fields, readContactPhone);

const post = fields.extend({
  [CAPTCHA_FIELD]: z.string().max(LENGTHS.captcha).catch(''),
  ...noticeField,
});

/** The request body: the form and the captcha token. */
export const contactRequest = posted(
  Object.keys(fields.shape),
  withNormalizedPhone(post, readContactPhone),
);

export type ContactRequest = z.output<typeof contactRequest>;

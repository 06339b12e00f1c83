import '@/lib/forms/no-eval';
import * as z from 'zod';
import { DEFAULT_EXPERIENCE, EXPERIENCE_OPTIONS, QUALIFICATIONS } from '@/contract/facts/job';
import { LENGTHS } from '@/contract/facts/limits';
import { nationalNumber } from '@/contract/facts/phone-number';
import { DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from '@/contract/facts/phones';
import { atMost, phoneWith } from '@/lib/forms/atoms';

const NO_PHONE = `Please enter a valid ${PHONE_DIGITS.exact}-digit phone number`;
const experiences = EXPERIENCE_OPTIONS.map(({ value }) => value);

const qualification = 'Please select your qualification';
const experience = 'Please select your experience';

/** What an applicant answers; the file is checked beside it. */
export const jobAnswers = z.object({
  vacancy: z
    .string({ error: 'Please select a vacancy' })
    .trim()
    .min(1, { error: 'Please select a vacancy' })
    .max(LENGTHS.line, { error: 'Please select a vacancy' }),
  applicant_name: atMost('Full Name', LENGTHS.name).min(1, { error: 'Full Name is required' }),
  mobile: phoneWith({
    required: NO_PHONE,
    invalid: NO_PHONE,
    digits: { min: PHONE_DIGITS.exact, max: PHONE_DIGITS.exact },
    read: nationalNumber,
  }),
  email: atMost('Email', LENGTHS.email).regex(/^[^\s@]+@[^\s@]+$/, {
    error: 'Please enter a valid email address',
  }),
  qualification: z
    .string({ error: qualification })
    .pipe(z.enum(QUALIFICATIONS, { error: qualification })),
  experience: z.string({ error: experience }).pipe(z.enum(experiences, { error: experience })),
});

/** What the form posts: the form has one code and does not ask for it. */
export const jobForm = jobAnswers.extend({
  mobile_code: z
    .literal(DEFAULT_COUNTRY_CODE, { error: 'Invalid country code' })
    .default(DEFAULT_COUNTRY_CODE),
  experience: jobAnswers.shape.experience.default(DEFAULT_EXPERIENCE),
});

export type JobFields = z.output<typeof jobForm>;

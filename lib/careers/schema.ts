import '@/lib/forms/no-eval';
import * as z from 'zod';
import { DEFAULT_EXPERIENCE, EXPERIENCE_OPTIONS, QUALIFICATIONS } from '@/contract/facts/job';
import { LENGTHS } from '@/contract/facts/limits';
import { DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from '@/contract/facts/phones';
import { atMost, phoneWith } from '@/lib/forms/atoms';

const NO_PHONE = `Please enter a valid ${PHONE_DIGITS.exact}-digit phone number`;
const experiences = EXPERIENCE_OPTIONS.map(({ value }) => value);

/** The words of a job application; its file is checked beside them. */
export const jobForm = z.object({
  vacancy: z
    .string({ error: 'Please select a vacancy' })
    .trim()
    .min(1, { error: 'Please select a vacancy' })
    .max(LENGTHS.line, { error: 'Please select a vacancy' }),
  applicant_name: atMost('Full Name', LENGTHS.name).min(1, { error: 'Full Name is required' }),
  mobile_code: z
    .literal(DEFAULT_COUNTRY_CODE, { error: 'Invalid country code' })
    .default(DEFAULT_COUNTRY_CODE),
  mobile: phoneWith({
    required: NO_PHONE,
    invalid: NO_PHONE,
    digits: { min: PHONE_DIGITS.exact, max: PHONE_DIGITS.exact },
  }),
  email: atMost('Email', LENGTHS.email).regex(/^[^\s@]+@[^\s@]+$/, {
    error: 'Please enter a valid email address',
  }),
  qualification: z.enum(QUALIFICATIONS, { error: 'Please select your qualification' }),
  experience: z
    .enum(experiences, { error: 'Please select your experience' })
    .default(DEFAULT_EXPERIENCE),
});

export type JobFields = z.output<typeof jobForm>;

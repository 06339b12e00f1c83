import * as z from 'zod';
import { DEFAULT_EXPERIENCE, EXPERIENCE_OPTIONS, QUALIFICATIONS } from '../facts/job';
import { LENGTHS } from '../facts/limits';
import { nationalNumber } from '../facts/phone-number';
import { DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from '../facts/phones';
import { line, personName, phone } from './atoms';
import { noticeField } from './notice';
import { posted } from './posted';

export const NO_VACANCY = 'Please select a vacancy';
const NO_PHONE = `Please enter a valid ${PHONE_DIGITS.exact}-digit phone number`;
const NO_EMAIL = 'Please enter a valid email address';
const NO_QUALIFICATION = 'Please select your qualification';
const NO_EXPERIENCE = 'Please select your experience';

const experiences = EXPERIENCE_OPTIONS.map(({ value }) => value);

/** The text fields; the file is validated separately. */
export const jobForm = z.object({
  vacancy: line('Vacancy', { max: LENGTHS.line, required: NO_VACANCY }),
  applicant_name: personName('Full Name', LENGTHS.name),
  mobile: phone({
    required: NO_PHONE,
    invalid: NO_PHONE,
    digits: { min: PHONE_DIGITS.exact, max: PHONE_DIGITS.exact },
    read: nationalNumber,
  }),
  // Deliberately loose: the specification requires no more.
  email: line('Email', { max: LENGTHS.email, required: NO_EMAIL }).regex(/^[^\s@]+@[^\s@]+$/, {
    error: NO_EMAIL,
  }),
  qualification: z
    .string({ error: NO_QUALIFICATION })
    .pipe(z.enum(QUALIFICATIONS, { error: NO_QUALIFICATION })),
  experience: z
    .string({ error: NO_EXPERIENCE })
    .overwrite((value) => value || DEFAULT_EXPERIENCE)
    .pipe(z.enum(experiences, { error: NO_EXPERIENCE })),
});

const post = jobForm.extend({
  // The form has no field for it.
  mobile_code: z
    .string({ error: 'Invalid country code' })
    .overwrite((value) => value || DEFAULT_COUNTRY_CODE)
    .pipe(z.literal(DEFAULT_COUNTRY_CODE, { error: 'Invalid country code' })),
});

/** The text parts of the multipart body. */
export const jobApplicationFields = posted(Object.keys(post.shape), post.extend(noticeField));

export type JobApplicationFields = z.output<typeof jobApplicationFields>;

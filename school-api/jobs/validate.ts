import {
  DEFAULT_COUNTRY_CODE,
  EXPERIENCE_OPTIONS,
  type JobApplicationFields,
  nationalNumber,
  PHONE_DIGITS,
  QUALIFICATIONS,
} from '@/contract';
import { isLine, isName } from '../text/checks';

/** What is wrong with a job application, field by field, in the words of the form. */
export function checkJob(
  sent: JobApplicationFields,
  vacancies: readonly string[],
): Record<string, string> {
  const found: [string, string | null][] = [
    ['vacancy', vacancies.includes(sent.vacancy) ? null : 'Please select a vacancy'],
    ['applicant_name', checkName(sent.applicant_name)],
    ['mobile_code', isCode(sent.mobile_code) ? null : 'Invalid country code'],
    ['mobile', checkMobile(sent.mobile)],
    ['email', isAddress(sent.email) ? null : 'Please enter a valid email address'],
    [
      'qualification',
      isOneOf(QUALIFICATIONS, sent.qualification) ? null : 'Please select your qualification',
    ],
    ['experience', isExperience(sent.experience) ? null : 'Please select your experience'],
  ];
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== null));
}

function checkName(name: string) {
  if (name === '') return 'Full Name is required';
  return isName(name) ? null : 'Full Name may hold letters, spaces, dots and hyphens';
}

/** The form has one code and does not ask for it. */
function isCode(code: string): boolean {
  return code === '' || code === DEFAULT_COUNTRY_CODE;
}

function checkMobile(mobile: string) {
  const fits = nationalNumber(mobile)?.length === PHONE_DIGITS.exact;
  return fits ? null : `Please enter a valid ${PHONE_DIGITS.exact}-digit phone number`;
}

/** Non-space text with an at sign: what the form asks for, and no more. */
function isAddress(email: string): boolean {
  return isLine(email) && /^[^\s@]+@[^\s@]+$/.test(email);
}

function isOneOf(options: readonly string[], value: string): boolean {
  return options.includes(value);
}

/** None means the default, no years. */
function isExperience(experience: string): boolean {
  return experience === '' || EXPERIENCE_OPTIONS.some(({ value }) => value === experience);
}

import { PHONE_DIGITS } from '@/contract/facts/phones';

/** What is said about single fields, word for word. */
export const MESSAGES = {
  nameBeforeCode: 'Please fill in the first name and last name before sending OTP.',
  emailBeforeCode: 'Please enter a valid email.',
  emailBeforeCheck: 'Please fill in the email.',
  codeBeforeCheck: 'Please fill in the correct OTP.',
  queryUrls: 'Query cannot contain URLs',
  phone: `Please enter a valid ${PHONE_DIGITS.exact}-digit phone number`,
  zip: 'Invalid zip code',
} as const;

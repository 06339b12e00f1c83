import {
  COUNTRY_CODES,
  type ContactRequest,
  containsUrl,
  dialledDigits,
  PHONE_DIGITS,
} from '@/contract';
import { isEmail, isLine, isName, isProse } from '../text/checks';

const UNKEPT = 'This holds characters that cannot be kept';

/** What is wrong with a contact message, field by field, in the words of the form. */
export function checkContact(sent: ContactRequest): Record<string, string> {
  const found: [string, string | null][] = [
    ['name', checkName(sent.name)],
    ['mobile_code', isCode(sent.mobile_code) ? null : 'Invalid country code'],
    ['mobile', checkMobile(sent.mobile)],
    ['email', sent.email === '' || isEmail(sent.email) ? null : 'Invalid email address'],
    ['subject', checkSubject(sent.subject)],
    ['message', checkMessage(sent.message)],
  ];
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== null));
}

function checkName(name: string) {
  if (name === '') return 'Full Name is required';
  return isName(name) ? null : 'Full Name may hold letters, spaces, dots and hyphens';
}

function isCode(code: string): boolean {
  return COUNTRY_CODES.some((known) => known.code === code);
}

function checkMobile(mobile: string) {
  if (mobile === '') return 'Contact Number is required';
  const digits = dialledDigits(mobile)?.length ?? 0;
  const fits = digits >= PHONE_DIGITS.contactMin && digits <= PHONE_DIGITS.contactMax;
  return fits ? null : 'Invalid contact number';
}

function checkSubject(subject: string) {
  if (containsUrl(subject)) return 'Subject cannot contain URLs';
  return isLine(subject) ? null : UNKEPT;
}

function checkMessage(message: string) {
  if (message === '') return 'Message is required';
  if (containsUrl(message)) return 'Message cannot contain URLs';
  return isProse(message) ? null : UNKEPT;
}

import { describe, expect, it } from 'vitest';
import { contactForm, contactRequest } from '@/contract/forms/contact';
import { contactAnswers as good } from '../support/contact-form';

function messages(changes: Record<string, unknown>): string[] {
  const parsed = contactForm.safeParse({ ...good, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

describe('the contact form', () => {
  it.each([
    ['name', '   ', 'Full Name is required'],
    ['name', undefined, 'Full Name must be text'],
    ['name', 'a'.repeat(121), 'Full Name must be 120 characters or fewer'],
    ['mobile_code', '+999', 'Invalid country code'],
    ['mobile', '  ', 'Contact Number is required'],
    ['mobile', '123456789', 'Invalid contact number'],
    ['mobile', '9000000001 ext 5', 'Invalid contact number'],
    ['mobile', '1'.repeat(16), 'Invalid contact number'],
    ['email', 'asha@example', 'Invalid email address'],
    ['email', 'a b@example.org', 'Invalid email address'],
    ['subject', 'see www.example.org', 'Subject cannot contain URLs'],
    ['message', ' \n ', 'Message is required'],
    ['message', 'see https://example.org', 'Message cannot contain URLs'],
    ['message', 'a'.repeat(5001), 'Message must be 5000 characters or fewer'],
  ])('for %s %o shows: %s', (field, value, message) => {
    expect(messages({ [field]: value })).toEqual([message]);
  });

  it.each([
    ['email', ''],
    ['subject', ''],
    ['mobile', '+91 90000-00001'],
    ['mobile', '(0)90000 00001'],
    ['name', 'आशा'],
  ])('accepts %s %o', (field, value) => {
    expect(messages({ [field]: value })).toEqual([]);
  });

  it('sends digits, trimmed text and the default code', () => {
    const { mobile_code, ...rest } = good;
    expect(contactRequest.parse({ ...rest, name: ' Asha ', 'g-recaptcha-response': 't' })).toEqual({
      ...good,
      name: 'Asha',
      mobile_code,
      mobile: '9000000001',
      'g-recaptcha-response': 't',
    });
  });

  it('treats a non-text captcha as missing', () => {
    for (const given of [undefined, 7, 'x'.repeat(9000)]) {
      const parsed = contactRequest.parse({ ...good, 'g-recaptcha-response': given });
      expect(parsed['g-recaptcha-response']).toBe('');
    }
  });
});

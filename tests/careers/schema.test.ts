import { describe, expect, it } from 'vitest';
import { jobApplicationFields } from '@/contract/forms/careers';

const good = {
  vacancy: 'Teacher of Mathematics',
  applicant_name: 'Radha Rao',
  mobile: '9000000004',
  email: 'radha@example.org',
  qualification: 'Graduate',
  experience: '3',
};

function messages(changes: Record<string, unknown>): string[] {
  const parsed = jobApplicationFields.safeParse({ ...good, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

const NO_PHONE = 'Please enter a valid 10-digit phone number';

describe('a job application', () => {
  it.each([
    ['vacancy', '', 'Please select a vacancy'],
    ['applicant_name', ' ', 'Full Name is required'],
    ['mobile', '', NO_PHONE],
    ['mobile', '900000000', NO_PHONE],
    ['mobile', '+44 20 7946 0958', NO_PHONE],
    ['mobile_code', '+44', 'Invalid country code'],
    ['email', '', 'Please enter a valid email address'],
    ['email', 'radha rao@example.org', 'Please enter a valid email address'],
    ['qualification', 'Doctor', 'Please select your qualification'],
    ['experience', '6', 'Please select your experience'],
  ])('for %s %o shows: %s', (field, value, message) => {
    expect(messages({ [field]: value })).toEqual([message]);
  });

  it('accepts an address without a dot, a spaced number, no code and no experience', () => {
    const { experience: _, ...rest } = { ...good, email: 'radha@example', mobile: '90000 00004' };
    const parsed = jobApplicationFields.parse(rest);
    expect(parsed).toMatchObject({ mobile_code: '+91', mobile: '9000000004', experience: '0' });
  });
});

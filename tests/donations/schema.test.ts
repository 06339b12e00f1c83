import { describe, expect, it } from 'vitest';
import { donationFields, donationForm, donationRequest } from '@/contract/forms/donations';
import { donation } from './samples';

function messageAt(field: keyof typeof donation, value: string): string | undefined {
  const parsed = donationFields.safeParse({ ...donation, [field]: value });
  return parsed.error?.issues.find((issue) => issue.path[0] === field)?.message;
}

const FORMULA = 'Street address cannot start with =, +, - or @';

describe('the donation form', () => {
  it.each([
    ['amount', '', 'Amount is required'],
    ['amount', '100.555', 'Please enter a valid amount (e.g., 100.00)'],
    ['amount', '9999999999999', 'Please enter a valid amount (e.g., 100.00)'],
    ['amount', 'Rs. 0', 'Amount must be greater than 0'],
    ['amount', '0.00', 'Amount must be greater than 0'],
    ['mobile', ' ', 'Contact number is required'],
    ['mobile', '98765x', 'Invalid phone number'],
    ['mobile', '٣٣٣٣٣٣', 'Invalid phone number'],
    ['mobile', '1234567890123456', 'Invalid phone number'],
    ['mobile_code', '91', 'Invalid country code'],
    ['donor_name', '', 'Full name is required'],
    ['donor_name', ' A ', 'Full name must be at least 2 characters'],
    ['email', '', 'Email is required'],
    ['email', 'asha@', 'Invalid email address'],
    ['address', ' ', 'Street address is required'],
    ['address', '=HYPERLINK("https://x.example")', FORMULA],
    ['address', ' @SUM(A1)', FORMULA],
    ['address', '－2+3', FORMULA],
    ['city', '', 'City is required'],
    ['city', 'Vraja 2', 'Invalid city name.'],
    ['state', '', 'State is required'],
    ['state', 'Jammu & Kashmir', 'Invalid state name.'],
    ['country', '', 'Country is required'],
    ['country', 'In-dia', 'Invalid country name.'],
    ['pin_code', '1234', 'Invalid zip code'],
    ['pin_code', '1234567', 'Invalid zip code'],
    ['pin_code', '12a45', 'Invalid zip code'],
    ['message', 'See https://example.org', 'Message cannot contain URLs'],
  ] as const)('says of %s "%s": %s', (field, value, message) => {
    expect(messageAt(field, value)).toBe(message);
  });

  it.each([
    ['amount', ['1', ' 100.00 ', '0.01', '₹1,100', '99999999999']],
    ['mobile', ['123456789012345']],
    ['donor_name', ['Ai', 'आशा', '李明']],
    ['city', ['वृन्दावन', 'São Paulo']],
    ['pin_code', ['12345', '281121']],
    ['message', ['In memory of my mother. Dr. Rao']],
  ] as const)('takes %s %j', (field, values) => {
    expect(values.map((value) => messageAt(field, value))).toEqual(values.map(() => undefined));
  });

  it('rejects a foreign number with +91', () => {
    const { error } = donationForm.safeParse({ ...donation, mobile: '+44 20 7946' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Invalid phone number']);
  });

  it('reports a missing answer as missing, never as wrong', () => {
    const messages = donationRequest.safeParse({}).error?.issues.map(({ message }) => message);
    expect(messages).toHaveLength(8);
    expect(messages?.every((message) => message.endsWith('is required'))).toBe(true);
  });

  it('fills in optional answers', () => {
    const { message: _m, pin_code: _p, mobile_code: _c, ...short } = donation;
    expect(donationRequest.parse(short)).toEqual(donation);
  });
});

import { describe, expect, it } from 'vitest';
import { donationFields, donationForm, donationRequest } from '@/contract/forms/donation';

const good = {
  amount: '100.00',
  message: '',
  donor_name: 'Asha Vrajwasi',
  email: 'asha@example.org',
  mobile_code: '+91',
  mobile: '0000000012',
  address: '7, Kadamba Lane',
  city: 'Vraja',
  state: 'Uttar Pradesh',
  pin_code: '',
  country: 'India',
};

function messageAt(field: keyof typeof good, value: string): string | undefined {
  const parsed = donationFields.safeParse({ ...good, [field]: value });
  return parsed.error?.issues.find((issue) => issue.path[0] === field)?.message;
}

const AMOUNT = 'Please enter a valid amount (e.g., 100.00)';
const FORMULA = 'Street address cannot begin with =, +, - or @';
const URLS = 'Message cannot contain URLs';

describe('the donation form', () => {
  it.each([
    ['amount', '', 'Amount is required'],
    ['amount', '100.555', AMOUNT],
    ['amount', '-1', AMOUNT],
    ['amount', '1e5', AMOUNT],
    ['amount', '٣', AMOUNT],
    ['amount', '1,00', AMOUNT],
    ['amount', '$100', AMOUNT],
    ['amount', 'Rs. 0', 'Amount must be greater than 0'],
    ['amount', '.5', AMOUNT],
    ['amount', '5.', AMOUNT],
    ['amount', '0x10', AMOUNT],
    ['amount', 'Infinity', AMOUNT],
    ['amount', '9999999999999', AMOUNT],
    ['amount', '0', 'Amount must be greater than 0'],
    ['amount', '0.00', 'Amount must be greater than 0'],
    ['mobile', ' ', 'Contact number is required'],
    ['mobile', '98765x', 'Invalid phone number'],
    ['mobile', '٣٣٣٣٣٣', 'Invalid phone number'],
    ['mobile', '1234567890123456', 'Invalid phone number'],
    ['mobile_code', '91', 'Invalid country code'],
    ['donor_name', '', 'Full name is required'],
    ['donor_name', 'A', 'Full name must be at least 2 characters'],
    ['donor_name', ' A ', 'Full name must be at least 2 characters'],
    ['email', '', 'Email is required'],
    ['email', 'asha@', 'Invalid email address'],
    ['address', ' ', 'Street address is required'],
    ['address', '=HYPERLINK("https://x.example")', FORMULA],
    ['address', ' @SUM(A1)', FORMULA],
    ['address', '－2+3', FORMULA],
    ['city', '', 'City is required'],
    ['city', 'Vraja 2', 'Invalid city name.'],
    ['city', 'Winston-Salem', 'Invalid city name.'],
    ['state', '', 'State is required'],
    ['state', 'U.P.', 'Invalid state name.'],
    ['state', 'Jammu & Kashmir', 'Invalid state name.'],
    ['country', '', 'Country is required'],
    ['country', 'In-dia', 'Invalid country name.'],
    ['pin_code', '1234', 'Invalid zip code'],
    ['pin_code', '1234567', 'Invalid zip code'],
    ['pin_code', '12a45', 'Invalid zip code'],
    ['message', 'See https://example.org', URLS],
    ['message', 'www.example.org', URLS],
    ['message', 'example.com', URLS],
    ['message', 'example dot com', URLS],
    ['message', 'asha@example.org', URLS],
  ] as const)('says of %s "%s": %s', (field, value, message) => {
    expect(messageAt(field, value)).toBe(message);
  });

  it.each([
    ['amount', '1'],
    ['amount', '100.5'],
    ['amount', ' 100.00 '],
    ['amount', '0.01'],
    ['amount', '1,000'],
    ['amount', '₹1100'],
    ['amount', '99999999999'],
    ['mobile', '123456789012345'],
    ['donor_name', 'Ai'],
    ['donor_name', 'आशा'],
    ['donor_name', '李明'],
    ['city', 'वृन्दावन'],
    ['city', 'São Paulo'],
    ['pin_code', '12345'],
    ['pin_code', '281121'],
    ['message', 'In memory of my mother. Dr. Rao'],
  ] as const)('takes %s "%s"', (field, value) => {
    expect(messageAt(field, value)).toBeUndefined();
  });

  it.each([
    ['+91', '98765 43210', '9876543210'],
    ['+91', '(98765) 43-210', '9876543210'],
    ['+91', '+91 98765 43210', '9876543210'],
    ['+91', '0091 98765 43210', '9876543210'],
    ['+44', '+44 20 7946 0958', '2079460958'],
    [undefined, '+91 98765 43210', '9876543210'],
  ])('reads with code %s the number %s as %s', (mobile_code, mobile, digits) => {
    expect(donationRequest.parse({ ...good, mobile_code, mobile }).mobile).toBe(digits);
  });

  it.each(['98765x', '+44 20 7946', 'अ'])('refuses %s beside +91', (mobile) => {
    const issues = donationForm.safeParse({ ...good, mobile }).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(['Invalid phone number']);
  });

  it('calls a missing answer missing, never wrong', () => {
    const parsed = donationRequest.safeParse({});
    const messages = parsed.error?.issues.map(({ message }) => message) ?? [];
    expect(messages).toHaveLength(8);
    expect(messages.every((message) => message.endsWith('is required'))).toBe(true);
  });

  it('fills in what may be left out', () => {
    const { message: _m, pin_code: _p, mobile_code: _c, ...short } = good;
    expect(donationRequest.parse(short)).toEqual(good);
  });
});

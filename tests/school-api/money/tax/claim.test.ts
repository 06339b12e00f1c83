import { describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import { render } from '@/school-api/mail';
import { financialYearOf, lawOn, panRequestOf } from '@/school-api/money';
import { claimOf } from '@/school-api/money/tax/claim';
import { sampleReceipt } from '../receipts/sample-receipt';
import { REGISTERED, REGISTRATION, RENEWED, settingsOf } from './registered';

const settings = settingsOf(REGISTERED);
const { urn, issuedOn } = REGISTRATION;

const donation = {
  paidAt: new Date('2026-05-10T06:00:00Z'),
  amount: 210_000,
  method: 'online',
  purpose: 'donation',
  test: false,
} as const;

const renewed = settingsOf(RENEWED);
const lastOfOldLaw = new Date('2026-03-31T18:29:59Z');
const firstOfNewLaw = new Date('2026-03-31T18:30:00Z');

describe('the law for a donation', () => {
  it('changes at midnight in India between 31 March and 1 April 2026', () => {
    expect(lawOn(lastOfOldLaw)).toMatchObject({ statement: 'Form 10BD', certificate: 'Form 10BE' });
    expect(lawOn(firstOfNewLaw)).toMatchObject({ statement: 'Form 113', certificate: 'Form 114' });
  });

  it('is named in the claim with the registration', () => {
    const before = claimOf({ ...donation, paidAt: lastOfOldLaw }, settings);
    expect(before).toContain('under section 80G of the Income-tax Act, 1961');
    expect(before).toContain('(unique registration number AAATD0000DF20214 of 23 Sep 2021)');
    expect(before).toContain('Form 10BE');
    const after = claimOf({ ...donation, paidAt: firstOfNewLaw }, settings);
    expect(after).toContain('under section 133 of the Income-tax Act, 2025');
    expect(after).toContain('Form 114');
  });

  it('is named with the registration of its day after a renewal', () => {
    const claimed = claimOf({ ...donation, paidAt: lastOfOldLaw }, renewed);
    expect(claimed).toBe(claimOf({ ...donation, paidAt: lastOfOldLaw }, settings));
    expect(claimOf({ ...donation, paidAt: firstOfNewLaw }, renewed)).toContain(
      '(unique registration number AAATD0000DF20269 of 12 Mar 2026)',
    );
  });
});

describe('nothing is claimed', () => {
  it('without a registration', () => {
    expect(claimOf(donation, settingsOf())).toBe('');
  });

  it.each([
    ['of a registration fee', { purpose: 'admission' }],
    ['of test money', { test: true }],
    ['of cash above Rs. 2,000', { method: 'cash', amount: 200_001 }],
    ['of Rs. 500', { amount: 50_000 }],
    ['of a donor who is not an Indian citizen', { indianCitizen: false }],
    ['of a void receipt', { voidedAt: new Date() }],
    ['of a donation that went back but for Rs. 500', { returned: 160_000 }],
    ['before the registration', { paidAt: new Date('2021-09-22T12:00:00Z') }],
  ] as const)('%s', (_why, changes) => {
    expect(claimOf({ ...donation, ...changes }, settings)).toBe('');
  });

  it('outside the days that the school sets', () => {
    const named = settingsOf({
      donationRegistrations: [{ urn, issuedOn, from: '2021-04-01', until: '2026-05-09' }],
    });
    expect(claimOf(donation, named)).toBe('');
    expect(claimOf({ ...donation, paidAt: new Date('2026-05-09T18:00:00Z') }, named)).not.toBe('');
    expect(claimOf({ ...donation, paidAt: new Date('2021-06-01T06:00:00Z') }, named)).not.toBe('');
  });
});

it('a deduction is claimed for cash of Rs. 2,000, and for a donation of which enough was kept', () => {
  expect(claimOf({ ...donation, method: 'cash', amount: 200_000 }, settings)).not.toBe('');
  expect(claimOf({ ...donation, returned: 100_000 }, settings)).not.toBe('');
});

describe('the receipt mail', () => {
  const env = { SITE_URL: 'https://school.example.org', PAN_KEY: 'a'.repeat(64) };
  const { school } = readConfig(env, REGISTERED).mail;
  const data = {
    receiptNumber: 'D/2026-27/000012',
    donorName: 'Asha Rao',
    message: '',
    address: '7, Demo Lane',
    amount: 250_000,
    paymentId: 'pay_1',
    paidAt: '2026-11-20T19:30:00.000Z',
  };
  const text = (changes = {}) => render('donation-receipt', { ...data, ...changes }, school)?.text;

  it('names what the school may claim', () => {
    expect(text()).toContain('section 133 of the Income-tax Act, 2025');
  });

  it('promises and requests nothing where no certificate is possible', () => {
    expect(text()).toContain('#pan=');
    const kept = [{ returned: 250_000 }, { amount: 50_000 }];
    for (const changes of [{ method: 'cash' }, { indianCitizen: false }, ...kept]) {
      expect(text(changes)).not.toMatch(/#pan=|qualifies/);
    }
  });

  it('has no link to the form once its year’s statement was due', () => {
    expect(text({ isPastDue: true })).not.toContain('#pan=');
    const year = financialYearOf('2026-27');
    const receipts = [sampleReceipt({ paidAt: new Date(data.paidAt) })];
    const donor = { donorName: '', email: '', receipts, askedAt: undefined, isUndelivered: false };
    const request = (now: string) =>
      year && render('pan-request', panRequestOf(year, donor, new Date(now)), school)?.text;
    expect(request('2027-05-31T12:00:00Z')).toContain('#pan=');
    expect(request('2027-06-01T12:00:00Z')).not.toContain('#pan=');
  });

  it('explains that too much cash does not qualify', () => {
    expect(text({ method: 'cash' })).toContain('more than Rs. 2,000 does not qualify');
    expect(text({ method: 'cash' })).not.toContain('section 133');
  });

  it('explains it, and names whom to ask, if nothing may be claimed', () => {
    expect(text({ amount: 50_000 })).toContain('cannot use this receipt to claim');
  });
});

describe('the configuration', () => {
  it.each([
    [{ donationRegistrations: [{ urn, issuedOn: '23.9.2021' }] }, /issuedOn .* must be a date/],
    [{ donationRegistrations: [{ urn, issuedOn, until: '2026' }] }, /until .* must be a date/],
    [{ donationRegistrations: [{ urn: '=A1', issuedOn }] }, /urn .* must be letters/],
    [{ fcraRegistration: '12' }, /^fcraRegistration .* must be the nine digits/],
  ])('refuses %j in the file of the school', (facts, message) => {
    expect(() => readConfig({}, facts)).toThrow(message);
  });

  it('refuses an invalid key', () => {
    expect(() => readConfig({ PAN_KEY: 'secret' })).toThrow(
      /^PAN_KEY must be 64 hexadecimal digits/,
    );
  });
});

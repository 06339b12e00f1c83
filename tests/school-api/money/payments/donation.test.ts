import { describe, expect, it } from 'vitest';
import { donations } from '@/school-api/db';
import { handlerBody, openPaymentsApp } from './payments-app';

const api = await openPaymentsApp();

const donor = {
  mobile_code: '+91',
  mobile: '0000000012',
  donor_name: 'मीरा देवी',
  email: 'donor@example.org',
  address: '7, Kadamba Lane',
  city: 'Vraja',
  state: 'Uttar Pradesh',
  pin_code: '281001',
  country: 'India',
  amount: '501.50',
  message: 'For the cows.\nWith thanks',
};

const give = (changes: Record<string, unknown> = {}) =>
  api.post('create-donation/', { ...donor, ...changes });

const prefixed = (paid: Record<string, string>) => api.post('donation-verify-payment/', paid);

describe('create-donation', () => {
  it('returns order, key, amount in paise and the donor’s answers', async () => {
    const { status, body } = await give();
    expect(status).toBe(201);
    expect(body).toEqual({
      ...donor,
      amount: 50_150,
      grant: expect.stringMatching(/^[\w-]{43}$/),
      order_id: expect.stringMatching(/^order_/),
      razorpay_key: api.account.keyId,
      status_by_order: true,
      receipt_file: true,
    });
  });

  it('accepts missing optional fields, and numbers for amount and phone', async () => {
    const { mobile_code: _code, pin_code: _pin, message: _message, ...needed } = donor;
    const { status, body } = await api.post('create-donation/', {
      ...needed,
      amount: 100.5,
      mobile: 12,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ mobile_code: '+91', pin_code: '', message: '', amount: 10_050 });
  });

  it.each(['98765 43210', '+91 98765 43210', '0091 98765 43210'])(
    'reads the number %s as the form does',
    async (mobile) => {
      const { status, body } = await give({ mobile });
      expect([status, body]).toMatchObject([201, { mobile_code: '+91', mobile: '9876543210' }]);
    },
  );

  it.each([
    ['1', 100],
    ['500000', 50_000_000],
  ])('accepts %s rupees', async (amount, paise) => {
    expect(await give({ amount })).toMatchObject({ status: 201, body: { amount: paise } });
  });

  // tests/donations covers the rules that the form has too.
  it.each([
    ['amount', '0.99', 'Amount must be at least ₹1'],
    ['amount', '500000.01', 'Amount must be at most ₹5,00,000'],
    ['purpose', 'see www.example.org', 'Purpose cannot contain URLs'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const before = (await api.db.select().from(donations)).length;
    const { status, body } = await give({ [field]: value });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({ code: 'invalid', fields: { [field]: message } });
    expect(await api.db.select().from(donations)).toHaveLength(before);
  });
});

describe('donation-verify-payment', () => {
  it('includes its purpose in the receipt and email, next to the donor’s words', async () => {
    const { body } = await give({ purpose: 'Cow Care' });
    expect(body.purpose).toBe('Cow Care');
    await prefixed((await api.checkout(body.order_id, 'pay')).body);
    const receipt = await api.receiptOf(body.order_id);
    expect(receipt).toMatchObject({ cause: 'Cow Care', subject: donor.message });
    const mail = (await api.mails()).find(({ key }) => key === `receipt:${receipt?.sourceId}`);
    expect(mail?.data).toMatchObject({
      purpose: 'Cow Care',
      message: donor.message,
      donorName: donor.donor_name,
      amount: 50_150,
      receiptNumber: receipt?.number,
    });
  });

  it('rejects an order of the other kind', async () => {
    const { body: donation } = await give();
    const { body: paid } = await api.checkout(donation.order_id, 'pay');
    expect((await api.post('verify-payment/', handlerBody(paid))).status).toBe(404);
  });
});

import { describe, expect, it } from 'vitest';
import { amountIn, causeIn, causeNamed, withCause } from '@/components/donations/cause';
import { donationFields } from '@/contract/forms/donations';
import { causes } from './samples';

const cow = causeIn(causes, '?cause=cow-care');
const child = causeIn(causes, '?cause=sponsor-a-child');
const university = causeIn(causes, '?cause=new-university');
const empty = { amount: '' };

describe('a cause', () => {
  it('is found by its link, and an unknown one is ignored', () => {
    expect(cow?.heading).toBe('Cow Care');
    expect(causeIn(causes, '?cause=gold')).toBeUndefined();
    expect(causeIn(causes, '')).toBeUndefined();
  });

  it('is found by its name too', () => {
    expect(causeIn(causes, '?cause=Cow+Care')).toBe(cow);
  });

  it('is not opened by its link once it is closed', () => {
    const closed = causes.map((cause) => ({ ...cause, closed: true }));
    expect(causeIn(closed, '?cause=cow-care')).toBeUndefined();
  });

  it('is the purpose and suggests its amount', () => {
    expect(withCause(causes, empty, cow)).toEqual({ amount: '21000', purpose: 'Cow Care' });
    expect(withCause(causes, empty, child).amount).toBe('120000');
    expect(withCause(causes, empty, university)).toEqual({ amount: '', purpose: 'New University' });
  });

  it('leaves a donor’s own amount unchanged', () => {
    expect(withCause(causes, { amount: '501' }, cow)).toEqual({
      amount: '501',
      purpose: 'Cow Care',
    });
  });

  it('is replaced by another, or by none', () => {
    expect(withCause(causes, { amount: '21000' }, child)).toEqual({
      amount: '120000',
      purpose: 'Sponsor a Child',
    });
    expect(withCause(causes, { amount: '21000' }, undefined)).toEqual({ amount: '', purpose: '' });
  });

  it.each([...causes])('$heading is found by its name, and passes the rules', (cause) => {
    const { purpose, amount } = withCause(causes, empty, cause);
    expect(causeNamed(causes, purpose)).toBe(cause);
    expect(donationFields.shape.purpose.safeParse(purpose).success).toBe(true);
    if (amount) expect(donationFields.shape.amount.safeParse(amount).success).toBe(true);
  });
});

it.each([
  ['?amount=2500&cause=cow-care', '2500'],
  ['?amount=0.50', '0.50'],
  ['?amount=1e9', ''],
  ['?amount=%3Cb%3E', ''],
  ['', ''],
])('%s asks for the amount ‘%s’', (search, amount) => {
  expect(amountIn(search)).toBe(amount);
});

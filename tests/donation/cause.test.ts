import { describe, expect, it } from 'vitest';
import { causeIn, causeNamed, withCause } from '@/components/donation/cause';
import { causes } from '@/content/causes';
import { donationFields } from '@/contract/forms/donation';

const cow = causeIn('?cause=cow-care');
const child = causeIn('?cause=child-education');
const university = causeIn('?cause=new-university');
const empty = { amount: '' };

describe('a cause', () => {
  it('is known by its link, and an unknown one is none', () => {
    expect(cow?.heading).toBe('Cow Care');
    expect(causeIn('?cause=gold')).toBeUndefined();
    expect(causeIn('')).toBeUndefined();
  });

  it('is the purpose and suggests its amount', () => {
    expect(withCause(empty, cow)).toEqual({ amount: '21000', purpose: 'Cow Care' });
    expect(withCause(empty, child).amount).toBe('120000');
    expect(withCause(empty, university)).toEqual({ amount: '', purpose: 'New University' });
  });

  it('leaves a donor’s own amount alone', () => {
    expect(withCause({ amount: '501' }, cow)).toEqual({ amount: '501', purpose: 'Cow Care' });
  });

  it('gives way to another, or to none', () => {
    expect(withCause({ amount: '21000' }, child)).toEqual({
      ...{ amount: '120000', purpose: 'Sponsor a Child' },
    });
    expect(withCause({ amount: '21000' }, undefined)).toEqual({ amount: '', purpose: '' });
  });

  it.each(causes)('$heading is known by its name, and passes the rules', (cause) => {
    const { purpose, amount } = withCause(empty, cause);
    expect(causeNamed(purpose)).toBe(cause);
    expect(donationFields.shape.purpose.safeParse(purpose).success).toBe(true);
    if (amount) expect(donationFields.shape.amount.safeParse(amount).success).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { causeIn, causeOf, withCause } from '@/components/donation/cause';
import { causes } from '@/content/causes';
import { donationFields } from '@/contract/forms/donation';

const cow = causeIn('?cause=cow-care');
const child = causeIn('?cause=child-education');
const university = causeIn('?cause=new-university');
const empty = { amount: '', message: '' };

describe('a cause', () => {
  it('is known by its link, and an unknown one is none', () => {
    expect(cow?.heading).toBe('Cow Care');
    expect(causeIn('?cause=gold')).toBeUndefined();
    expect(causeIn('')).toBeUndefined();
  });

  it('suggests its amount and begins the message', () => {
    expect(withCause(empty, cow)).toEqual({ amount: '21000', message: 'Cow Care: ' });
    expect(withCause(empty, child).amount).toBe('120000');
    expect(withCause(empty, university)).toEqual({ amount: '', message: 'New University: ' });
  });

  it('leaves a donor’s own words and own sum alone', () => {
    const own = { amount: '501', message: 'In memory of my mother' };
    expect(withCause(own, cow)).toEqual({
      ...{ amount: '501', message: 'Cow Care: In memory of my mother' },
    });
  });

  it('gives way to another, or to none', () => {
    const chosen = { amount: '21000', message: 'Cow Care: In memory' };
    expect(withCause(chosen, child)).toEqual({
      ...{ amount: '120000', message: 'Sponsor a Child: In memory' },
    });
    expect(withCause(chosen, undefined)).toEqual({ amount: '', message: 'In memory' });
  });

  it.each(causes)('$heading is recognised in the message, and passes its rules', (cause) => {
    const { message, amount } = withCause(empty, cause);
    expect(causeOf(message)).toBe(cause);
    expect(donationFields.shape.message.safeParse(`${message}with love`).success).toBe(true);
    if (amount) expect(donationFields.shape.amount.safeParse(amount).success).toBe(true);
  });
});

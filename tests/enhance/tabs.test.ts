import { describe, expect, it } from 'vitest';
import { tabForKey } from '@/enhance/tabs';

describe('tabForKey', () => {
  it('goes round by arrows and to the ends by Home and End', () => {
    expect(tabForKey('ArrowRight', 2, 3, false)).toBe(0);
    expect(tabForKey('ArrowLeft', 0, 3, false)).toBe(2);
    expect(tabForKey('Home', 2, 3, false)).toBe(0);
    expect(tabForKey('End', 0, 3, false)).toBe(2);
  });

  it('goes up and down only in a column', () => {
    expect(tabForKey('ArrowDown', 0, 3, true)).toBe(1);
    expect(tabForKey('ArrowUp', 0, 3, true)).toBe(2);
    expect(tabForKey('ArrowDown', 0, 3, false)).toBeUndefined();
  });

  it('leaves other keys alone', () => {
    expect(tabForKey('Tab', 0, 3, true)).toBeUndefined();
  });
});

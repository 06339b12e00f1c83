import { describe, expect, it } from 'vitest';
import { tabForKey } from '@/enhance/tabs';

describe('tabForKey', () => {
  it('wraps around with arrow keys and goes to the ends with Home and End', () => {
    expect(tabForKey('ArrowRight', 2, 3, false)).toBe(0);
    expect(tabForKey('ArrowLeft', 0, 3, false)).toBe(2);
    expect(tabForKey('Home', 2, 3, false)).toBe(0);
    expect(tabForKey('End', 0, 3, false)).toBe(2);
  });

  it('moves up and down only in a column', () => {
    expect(tabForKey('ArrowDown', 0, 3, true)).toBe(1);
    expect(tabForKey('ArrowUp', 0, 3, true)).toBe(2);
    expect(tabForKey('ArrowDown', 0, 3, false)).toBeUndefined();
  });

  it('ignores other keys', () => {
    expect(tabForKey('Tab', 0, 3, true)).toBeUndefined();
  });
});

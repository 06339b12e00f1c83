// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieValue, syncUserId, watchUserId } from '@/enhance/user-id';

beforeEach(() => {
  localStorage.clear();
  syncUserId();
});

describe('the user_id cookie', () => {
  it('is never invented', () => {
    syncUserId();
    expect(document.cookie).toBe('');
  });

  it('has the value in local storage, encoded', () => {
    localStorage.setItem('user_id', 'श्री 1; Path=/x');
    syncUserId();
    expect(document.cookie).toBe(`user_id=${encodeURIComponent('श्री 1; Path=/x')}`);
  });

  it('is removed when the value is', () => {
    localStorage.setItem('user_id', 'a');
    syncUserId();
    localStorage.removeItem('user_id');
    syncUserId();
    expect(document.cookie).toBe('');
  });

  it('follows another tab and a restored page', () => {
    watchUserId();
    localStorage.setItem('user_id', 'b');
    dispatchEvent(new StorageEvent('storage', { key: 'user_id' }));
    expect(document.cookie).toBe('user_id=b');
    localStorage.setItem('user_id', 'c');
    dispatchEvent(new Event('pageshow'));
    expect(document.cookie).toBe('user_id=c');
  });

  it('stays as it is when storage is blocked', () => {
    localStorage.setItem('user_id', 'kept');
    syncUserId();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    syncUserId();
    expect(document.cookie).toBe('user_id=kept');
  });

  it('lasts a year for this site only', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    localStorage.setItem('user_id', 'a');
    syncUserId();
    expect(set).toHaveBeenCalledWith('user_id=a; Path=/; SameSite=Lax; Max-Age=31536000');
  });
});

describe('cookieValue', () => {
  it('accepts values of up to 128 characters', () => {
    expect(cookieValue('x'.repeat(128))).toHaveLength(128);
    expect(cookieValue('x'.repeat(129))).toBe('');
  });

  it('rejects what is not valid in a header', () => {
    for (const value of ['a\r\nb', 'a\u0000', 'a\u007f', 'a\u0085', '\ud800', '']) {
      expect(cookieValue(value)).toBe('');
    }
  });
});

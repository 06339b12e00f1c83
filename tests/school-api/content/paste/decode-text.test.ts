import { describe, expect, it } from 'vitest';
import { decodeText } from '@/school-api/content';

describe('a file of a spreadsheet', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('नाम, Müller, ₹ 5')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFनाम, Müller, ₹ 5')],
    ['UTF-16', Buffer.from('\uFEFFनाम, Müller, ₹ 5', 'utf16le')],
  ])('is read in %s', (_, bytes) => {
    expect(decodeText(bytes).replace(/^\uFEFF/, '')).toBe('नाम, Müller, ₹ 5');
  });

  it('is read in the code page of Windows', () => {
    const bytes = Uint8Array.of(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x20, 0x96, 0x20, 0x80);
    expect(decodeText(bytes)).toBe('Müller – €');
  });
});

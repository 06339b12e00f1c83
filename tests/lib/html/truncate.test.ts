import { describe, expect, it } from 'vitest';
import { cut, firstWords } from '@/lib/html/truncate';

describe('cut', () => {
  it('leaves a text of exactly that length alone', () => {
    expect(cut('x'.repeat(300), 300)).toBe('x'.repeat(300));
  });

  it('keeps exactly that many characters of a longer one, in whatever word they end', () => {
    const text = 'Many words, '.repeat(40);
    expect(cut(text, 300)).toBe(`${text.slice(0, 300)}...`);
    expect(cut(text, 160)).toBe(`${text.slice(0, 160)}...`);
  });

  it('counts code points, not halves of them', () => {
    expect(cut('🙏'.repeat(300), 300)).toBe('🙏'.repeat(300));
    expect(cut('🙏'.repeat(301), 300)).toBe(`${'🙏'.repeat(300)}...`);
  });

  it.each([
    ['a vowel sign', 'x'.repeat(9), 'कि'],
    ['a joined emoji', 'x'.repeat(9), '👨‍👩‍👦'],
    ['an accent', 'x'.repeat(9), 'e\u0301'],
  ])('does not tear off %s', (_, before, character) => {
    expect(cut(`${before}${character} and more`, 10)).toBe(`${before}...`);
  });
});

describe('first words', () => {
  const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ');

  it('are null when there are no more', () => {
    expect(firstWords(words(50))).toBeNull();
    expect(firstWords('')).toBeNull();
  });

  it('are the first 50 with an ellipsis', () => {
    expect(firstWords(`${words(50)}\n more`)).toBe(`${words(50)}...`);
  });
});

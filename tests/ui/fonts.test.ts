import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { verses } from '@/content/verses';

const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(`app/fonts/${file}.woff2`).size, 0) / 1024;

describe('fonts', () => {
  test('a first visit of an English page with a verse stays under 90 KB', () => {
    const first = ['display', 'display-italic', 'display-extended', 'text-400', 'text-600'];
    expect(kilobytes([...first, 'text-extended-400', 'verse'])).toBeLessThan(90);
  });

  test('no face is fetched ahead of the first picture', () => {
    const source = readFileSync('app/fonts/fonts.ts', 'utf8');
    expect(source.match(/preload: true/g)).toBeNull();
    expect(source.match(/preload: false/g)?.length).toBeGreaterThan(5);
  });

  test('the verse font has every character of the current verses', () => {
    const lines = Object.values(verses).map((verse) => verse.text);
    const hash = createHash('sha256').update(lines.join('\n')).digest('hex');
    expect(readFileSync('app/fonts/verse.sha256', 'utf8').trim()).toBe(hash);
  });
});

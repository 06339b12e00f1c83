// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawings, tooHeavy } from '@/scripts/art/drawings';

const folder = join(process.cwd(), 'public/art');
const all = drawings();

describe.each([...all])('%s', (name, text) => {
  it('is well-formed', () => {
    const document = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.tagName).toBe('svg');
  });

  it('holds no script, text, style or foreign content', () => {
    expect(text).not.toMatch(/<(script|text|style|image|foreignObject|a)\b/i);
  });

  it('refers to nothing outside itself, and only to what it defines', () => {
    const targets = [...text.matchAll(/(?:href="|url\()(#?[^")]*)/g)].map((m) => m[1] ?? '');
    const ids = new Set([...text.matchAll(/\bid="([^"]+)"/g)].map((m) => `#${m[1]}`));
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  it('is committed as the generator draws it', () => {
    expect(readFileSync(join(folder, `${name}.svg`), 'utf8')).toBe(text);
  });
});

it('keeps every drawing under 12 KB', () => {
  expect(tooHeavy(all)).toEqual([]);
});

it('names a drawing that is too heavy', () => {
  expect(tooHeavy(new Map([['wall', 'x'.repeat(20_000)]]))).toEqual([
    'wall.svg weighs 20000 bytes; the limit is 12288',
  ]);
});

it('leaves no drawing behind that nothing draws', () => {
  const names = readdirSync(folder).map((file) => file.replace(/\.svg$/, ''));
  expect(names.sort()).toEqual([...all.keys()].sort());
});

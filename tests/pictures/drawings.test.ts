// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scenePath } from '@/content/scene-path';
import { sceneNames } from '@/content/scenes';

const folder = join(process.cwd(), 'public/art');
const files = readdirSync(folder);

/** Besides the scenes: motifs and placeholders. */
const motifs = ['feather-eye', 'jali-tile', 'placeholder', 'placeholder-person'];

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');

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

  it('weighs less than 12 KB', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(12 * 1024);
  });
});

it('has no drawing that no page can show', () => {
  const drawn = sceneNames.map(scenePath).filter((path) => path.startsWith('/art/'));
  const known = [...motifs.map((name) => `/art/${name}.svg`), ...drawn];
  expect(files.map((file) => `/art/${file}`).filter((path) => !known.includes(path))).toEqual([]);
});

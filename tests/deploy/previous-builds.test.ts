import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { keepPreviousBuilds, removeBuildFromStylesheets } from '@/scripts/run/previous-builds.mjs';
import { tempFolder } from '../support/temp-folder';

let folder: string;
let dist: string;
const file = (name: string) => path.join(dist, 'static/chunks', name);

beforeEach(() => {
  folder = tempFolder();
  dist = path.join(folder, 'dist');
});

test('a page of the previous build finds its lazily loaded scripts', () => {
  build('first', { 'late-1.js': 'first', 'same.js': 'same' });
  build('second', { 'late-2.js': 'second', 'same.js': 'same' });
  expect(readFileSync(file('late-1.js'), 'utf8')).toBe('first');
  expect(readFileSync(file('late-2.js'), 'utf8')).toBe('second');
});

test('a file of this build is never replaced by an older one', () => {
  build('first', { 'a.js': 'old' });
  build('second', { 'a.js': 'new' });
  expect(readFileSync(file('a.js'), 'utf8')).toBe('new');
});

test('building the same sources again keeps the other builds and one copy of itself', () => {
  build('first', { 'late-1.js': 'first' });
  build('second', { 'late-2.js': 'second' });
  build('second', { 'late-2.js': 'second' });
  expect(readFileSync(file('late-1.js'), 'utf8')).toBe('first');
});

test('a font has one address in every build', () => {
  build('abc', { 'a.css': 'x{src:url(../media/a.woff2?dpl=abc)}', 'a.js': '"/a.js?dpl=abc"' });
  removeBuildFromStylesheets(dist);
  expect(readFileSync(file('a.css'), 'utf8')).toBe('x{src:url(../media/a.woff2)}');
  expect(readFileSync(file('a.js'), 'utf8')).toContain('?dpl=abc');
});

/** As after a Next build: a new folder with only this build. */
function build(name: string, files: Record<string, string>): void {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(path.join(dist, 'static/chunks'), { recursive: true });
  writeFileSync(path.join(dist, 'BUILD_ID'), name);
  for (const [key, text] of Object.entries(files)) writeFileSync(file(key), text);
  keepPreviousBuilds(dist, path.join(folder, 'older'));
}

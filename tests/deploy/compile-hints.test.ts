import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addCompileHints } from '@/scripts/run/compile-hints.mjs';
import { tempFolder } from '../support/temp-folder';

test('every script of the build asks once to be compiled before it runs, and nothing else does', () => {
  const dist = tempFolder();
  const file = (name: string) => path.join(dist, 'static/chunks', name);
  const read = (name: string) => readFileSync(file(name), 'utf8');
  mkdirSync(file('app'), { recursive: true });
  const files = { 'a.js': '(()=>1)()', 'app/b.js': 'b', 'a.css': 'x{}', 'a.js.map': '{}' };
  for (const [name, text] of Object.entries(files)) writeFileSync(file(name), text);
  addCompileHints(dist);
  addCompileHints(dist);
  expect(read('a.js')).toBe('//# allFunctionsCalledOnLoad\n(()=>1)()');
  expect(read('app/b.js')).toBe('//# allFunctionsCalledOnLoad\nb');
  expect([read('a.css'), read('a.js.map')]).toEqual(['x{}', '{}']);
});

import { appendFileSync, cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { sourcesHash } from '@/scripts/run/sources.mjs';
import { tempFolder } from '../support/temp-folder';

const copy = tempFolder();
cpSync('scripts', join(copy, 'scripts'), { recursive: true });

function hashAfterChange(path: string): { before: string; after: string } {
  const before = sourcesHash(copy);
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  appendFileSync(join(copy, path), '\n// changed\n');
  return { before, after: sourcesHash(copy) };
}

test('a change in any build script changes the sources’ hash', async () => {
  const { metafile } = await build({
    entryPoints: ['scripts/build.mjs'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    outdir: copy,
  });
  const scripts = Object.keys(metafile.inputs);
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    const { before, after } = hashAfterChange(script);
    expect(after, script).not.toBe(before);
  }
});

test('a change of a page changes it, a change of a test does not', () => {
  const page = hashAfterChange('app/page.tsx');
  expect(page.after).not.toBe(page.before);
  const other = hashAfterChange('tests/page.test.ts');
  expect(other.after).toBe(other.before);
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEnhance } from '@/scripts/build-enhance.mjs';

let folder = '';
let built: Awaited<ReturnType<typeof buildEnhance>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enhance-'));
  built = await buildEnhance({ file: join(folder, 'enhance.js') });
});

afterAll(() => rm(folder, { recursive: true }));

describe('the script of documents', () => {
  it('stays under 8 KB gzipped', () => {
    expect(built.gzipBytes).toBeLessThanOrEqual(8 * 1024);
    expect(built.path).toBe('/enhance.js');
    expect(built.hash).toMatch(/^[0-9a-f]{12}$/);
  });

  it('never turns a string into code, and only pages of this site into an inert document', async () => {
    const code = await readFile(join(folder, 'enhance.js'), 'utf8');
    // Only in fetch-document.ts, behind a trusted-types policy; swap.ts removes scripts.
    expect(code.match(/parseFromString/g)).toHaveLength(1);
    expect(code).toContain('createPolicy("site-pages"');
    expect(code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|\beval\b/);
    expect(code).not.toMatch(/document\.write|srcdoc|new Function/);
  });

  it('imports nothing of the site', async () => {
    expect(await readFile(join(folder, 'enhance.js'), 'utf8')).not.toContain('react');
  });
});

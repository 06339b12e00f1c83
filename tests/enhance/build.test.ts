import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildEnhance } from '@/scripts/build-enhance.mjs';
import { tempFolder } from '../support/temp-folder';

const file = join(tempFolder(), 'enhance.js');
const built = await buildEnhance({ file });
const code = readFileSync(file, 'utf8');

describe('the script of documents', () => {
  it('stays under 8 KB gzipped', () => {
    expect(built.gzipBytes).toBeLessThanOrEqual(8 * 1024);
    expect(built.path).toBe('/enhance.js');
    expect(built.hash).toMatch(/^[0-9a-f]{12}$/);
  });

  it('never turns a string into code, and parses only pages of this site, inertly', () => {
    // Only in fetch-document.ts, behind a trusted-types policy; swap.ts removes scripts.
    expect(code.match(/parseFromString/g)).toHaveLength(1);
    expect(code).toContain('createPolicy("site-pages"');
    expect(code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|\beval\b/);
    expect(code).not.toMatch(/document\.write|srcdoc|new Function/);
  });

  it('imports nothing from the site', () => {
    expect(code).not.toContain('react');
  });
});

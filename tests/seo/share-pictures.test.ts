import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { captionOf, shareFile } from '@/components/seo/share-picture';
import { sitePages } from '@/content/pages';

const folder = join(process.cwd(), 'public');

describe.each(sitePages.map((page) => [page.path, page] as const))(
  'the picture of %s',
  (path, page) => {
    it('is a JPEG of the right size, under 90 KB, with the words of today', async () => {
      const bytes = readFileSync(join(folder, shareFile(path)));
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(90 * 1024);
      expect(bytes.includes([page.title, ...captionOf(page)].join(' | '))).toBe(true);
    });
  },
);

it('leaves no picture of a page that is gone', () => {
  const named = sitePages.map(({ path }) => shareFile(path).replace('/og/', ''));
  expect(new Set(named).size).toBe(sitePages.length);
  expect(readdirSync(join(folder, 'og')).sort()).toEqual(named.sort());
});

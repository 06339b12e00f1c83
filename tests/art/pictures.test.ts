import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURES } from '@/scripts/art/rasters/pictures';

const media = join(process.cwd(), 'school-api/seed/media');

describe.each(PICTURES.map((picture) => [picture.file, picture] as const))(
  '%s',
  (file, picture) => {
    it('is committed at its size, as WebP under 60 KB', async () => {
      const bytes = readFileSync(join(media, file));
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({
        format: 'webp',
        width: picture.width,
        height: picture.height,
      });
      expect(bytes.length).toBeLessThan(60 * 1024);
    });
  },
);

it('draws no picture twice', () => {
  const sources = PICTURES.map((picture) => picture.source());
  expect(new Set(sources).size).toBe(sources.length);
});

it('keeps all pictures together under 4 MB', () => {
  const total = PICTURES.reduce((sum, { file }) => sum + statSync(join(media, file)).size, 0);
  expect(total).toBeLessThan(4 * 1024 * 1024);
});

it.each(['news', 'portraits', 'slider', 'videos', 'gallery', 'curriculum', 'publications'])(
  'leaves nothing in %s that nothing draws',
  (folder) => {
    const drawn = PICTURES.map(({ file }) => file).filter((file) => file.startsWith(`${folder}/`));
    const found = readdirSync(join(media, folder)).map((name) => `${folder}/${name}`);
    expect(found.sort()).toEqual(drawn.sort());
  },
);

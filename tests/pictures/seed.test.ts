import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const seed = join(process.cwd(), 'school-api/seed');
const media = join(seed, 'media');

/** Width and height of the pictures of each folder. */
const sizes: Record<string, readonly [number, number]> = {
  curriculum: [1200, 800],
  gallery: [1200, 800],
  news: [1200, 800],
  portraits: [480, 480],
  publications: [600, 800],
  slider: [1600, 900],
  videos: [1280, 720],
};

const pictures = Object.keys(sizes).flatMap((folder) =>
  readdirSync(join(media, folder)).map((name) => `${folder}/${name}`),
);

describe.each(pictures)('%s', (file) => {
  it('is WebP of the size of its folder, under 60 KB', async () => {
    const bytes = readFileSync(join(media, file));
    const { format, width, height } = await sharp(bytes).metadata();
    const [wide, high] = sizes[file.split('/')[0] ?? ''] ?? [];
    expect({ format, width, height }).toEqual({ format: 'webp', width: wide, height: high });
    expect(bytes.length).toBeLessThan(60 * 1024);
  });
});

it('keeps all pictures together under 4 MB', () => {
  const total = pictures.reduce((sum, file) => sum + statSync(join(media, file)).size, 0);
  expect(total).toBeLessThan(4 * 1024 * 1024);
});

it('has no folder of pictures without a size', () => {
  expect(readdirSync(media).sort()).toEqual([...Object.keys(sizes), 'files'].sort());
});

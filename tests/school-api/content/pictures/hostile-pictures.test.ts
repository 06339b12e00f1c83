import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { carriers, hostilePictures } from './hostile-pictures';
import { openMedia, prepared } from './support';

const media = await openMedia();

describe('a fake picture', () => {
  it.each(Object.entries(hostilePictures))('is refused: %s', async (_, make) => {
    const message = await prepared(media, 'picture', await make());
    expect(message).toBeTypeOf('string');
    // A sentence for a clerk, not a library's message.
    expect(message).toMatch(/^[A-Z][^\n]{10,160}$/);
    expect(message).not.toMatch(/vips|input|buffer|undefined|\//i);
  });

  it('explains why a drawing, a damaged photograph and a bomb are refused', async () => {
    const message = async (name: string) =>
      prepared(media, 'picture', (await hostilePictures[name]?.()) ?? Buffer.alloc(0));
    expect(await message('a drawing with a program')).toMatch(/SVG/);
    expect(await message('a HEIC that is broken off')).toMatch(/damaged/);
    expect(await message('a HEIC of 4 billion pixels')).toMatch(/too many pixels/);
    expect(await message('a PNG of 2.5 billion pixels')).toMatch(/too many pixels/);
    expect(await message('a JPEG of 4 billion pixels')).toMatch(/too many pixels/);
    expect(await message('a WebP of 268 million pixels')).toMatch(/too many pixels/);
    expect(await message('nothing at all')).toBe('Choose a file');
  });

  it.each(Object.entries(carriers))('keeps only the picture of %s', async (_, make) => {
    const kept = await prepared(media, 'picture', await make());
    if (typeof kept === 'string') throw new Error(kept);
    const bytes = await readFile(kept.file);
    expect(bytes.toString('latin1')).not.toMatch(/<script|<\?php|PK..|xmpmeta|Exif/);
    const { format, width, height, ...rest } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 80, height: 60 });
    for (const name of ['exif', 'xmp', 'iptc', 'icc', 'comments'] as const) {
      expect(rest[name], name).toBeUndefined();
    }
  });
});

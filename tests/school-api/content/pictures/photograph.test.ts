import { execFile } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { refusals } from '@/school-api/content';
import { decodeHeic } from '@/school-api/content/pictures/decode-heic';
import { PICTURE_MAX_BYTES } from '@/school-api/content/pictures/limits';
import { tempFolder } from '../../../support/temp-folder';
import { iphonePhoto, openMedia, picture, prepared } from './support';

const media = await openMedia();

const MB = 1024 * 1024;
const PLACE = {
  IFD0: { Make: 'Phone', Model: 'Camera', Artist: 'A parent' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '27/1 34/1 5123/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '77/1 41/1 1234/100',
  },
};

/** Surfaces, edges and sensor noise, from a fixed seed. */
function photograph(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < pixels.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const grain = (seed >> 16) % 60;
    const leaf = Math.sin(x / 37) * Math.cos(y / 23) * 40;
    const edge = (x >> 9) % 2 === (y >> 8) % 2 ? 35 : 0;
    pixels[at] = 90 + leaf + edge + grain - 25;
    pixels[at + 1] = 110 + leaf / 2 + edge + grain - 25;
    pixels[at + 2] = 80 + (y / height) * 90 + grain - 25;
  }
  return pixels;
}

describe('a photograph', () => {
  it('of 12 MB with a location becomes less than 600 KB without one', async () => {
    const [width, height] = [5_200, 3_900];
    const raw = sharp(photograph(width, height), { raw: { width, height, channels: 3 } });
    const bytes = await raw.withExif(PLACE).jpeg({ quality: 97 }).toBuffer();
    expect(bytes.length).toBeGreaterThan(12 * MB);
    expect(bytes.length).toBeLessThan(20 * MB);
    expect(bytes.toString('latin1')).toContain('Exif');

    const kept = await prepared(media, 'picture', bytes);
    if (typeof kept === 'string') throw new Error(kept);
    expect(kept.bytes).toBeLessThan(PICTURE_MAX_BYTES);
    expect((await stat(kept.file)).size).toBe(kept.bytes);
    expect(Math.max(kept.width ?? 0, kept.height ?? 0)).toBeLessThanOrEqual(2_400);
    expect(Math.max(kept.width ?? 0, kept.height ?? 0)).toBeGreaterThanOrEqual(1_200);
    const found = await sharp(kept.file).metadata();
    expect(found.exif).toBeUndefined();
    expect(found.icc).toBeUndefined();
    expect((await readFile(kept.file)).toString('latin1')).not.toMatch(/Exif|GPS|Camera|parent/);
  });

  it('is rotated as the camera was held', async () => {
    // Rotated by a quarter: the red left half is at the top.
    const bytes = await (await picture(80, 60)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const kept = await prepared(media, 'picture', bytes);
    if (typeof kept === 'string') throw new Error(kept);
    expect([kept.width, kept.height]).toEqual([60, 80]);
    const { data } = await sharp(kept.file).raw().toBuffer({ resolveWithObject: true });
    const reds = [data[0] ?? 0, data[data.length - 3] ?? 0];
    expect(reds[0]).toBeGreaterThan(150);
    expect(reds[1]).toBeLessThan(80);
  });

  it('of an iPhone is accepted: rotated once, its colours kept, and the location removed', async () => {
    const bytes = await iphonePhoto();
    expect(bytes.toString('latin1')).toContain('Exif');
    const kept = await prepared(media, 'picture', bytes);
    if (typeof kept === 'string') throw new Error(kept);
    expect([kept.width, kept.height]).toEqual([60, 80]);
    const { data } = await sharp(kept.file).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0] = data;
    expect(red).toBeGreaterThan(190);
    // In the file's own colours, those of a phone's screen, it is 43.
    expect(green).toBeLessThan(32);
    expect(data.at(-3)).toBeLessThan(80);
    const { exif, icc } = await sharp(kept.file).metadata();
    expect([exif, icc]).toEqual([undefined, undefined]);
    expect((await media.files()).filter((name) => name.endsWith('.png'))).toEqual([]);
  });

  it('of an iPhone that takes too long to decode is refused, and its process ended', async () => {
    const folder = tempFolder();
    const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
    await writeFile(from, await iphonePhoto());
    await expect(decodeHeic(from, to, 1)).rejects.toThrow(refusals.slow);
    expect(await readdir(folder)).toEqual(['from']);
  });

  it('of an iPhone is decoded by a service that may not change its priority', async () => {
    const folder = tempFolder();
    const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
    await writeFile(from, await iphonePhoto());
    const forbid = `import os from 'node:os'; import { syncBuiltinESMExports } from 'node:module';
      os.setPriority = () => { throw new Error('EPERM') }; syncBuiltinESMExports()`;
    const args = ['--import', `data:text/javascript,${encodeURIComponent(forbid)}`];
    const program = 'school-api/content/pictures/heic-process.mjs';
    await promisify(execFile)(process.execPath, [...args, program, from, to, '9999', '99']);
    expect((await sharp(to).metadata()).format).toBe('png');
  });

  it('is not enlarged, and keeps transparency', async () => {
    const clear = sharp({
      create: { width: 30, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const kept = await prepared(media, 'picture', await clear.png().toBuffer());
    if (typeof kept === 'string') throw new Error(kept);
    expect([kept.width, kept.height]).toEqual([30, 20]);
    expect((await sharp(kept.file).metadata()).hasAlpha).toBe(true);
  });

  it.each(['png', 'webp', 'avif', 'gif'] as const)('may be a file of type %s', async (type) => {
    const bytes = await (await picture()).toFormat(type).toBuffer();
    expect(await prepared(media, 'picture', bytes)).toMatchObject({ width: 80, height: 60 });
  });
});

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { openPictureOffice } from '../school-api/content/pictures/support';
import { mountSmallDisk } from './support/small-disk';

/** It is refused at once if less than a reserve is free; here the reserve is used up meanwhile. */
vi.mock('@/school-api/platform/storage/disk', async (original) => ({
  ...(await original<typeof import('@/school-api/platform/storage/disk')>()),
  freeBytes: async () => Number.MAX_SAFE_INTEGER,
}));

const KB = 1024;

const disk = mountSmallDisk(8);
const office = await openPictureOffice(disk.path);

/** Noise, which does not compress: the stored file needs space as well. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: 700, height: 700, channels: 3 as const, background: 'grey', noise };
  return sharp({ create }).jpeg({ quality: 90 }).toBuffer();
}

it('a disk that fills while the office receives a photograph shows an error and leaves no partial file', async () => {
  const editor = await office.as('editor');
  const file = { name: 'tree.jpg', value: await photograph() };
  const answers: number[] = [];
  for (const room of [0, 100 * KB, 400 * KB, 700 * KB, 900 * KB, 4_000 * KB]) {
    const kept = join(disk.path, 'room');
    writeFileSync(kept, Buffer.alloc(room));
    disk.fill();
    rmSync(kept);
    const response = await office.upload(editor, '/pictures/new', {}, file);
    const page = await response.text();
    answers.push(response.status);
    if (response.status !== 303) {
      expect(page, `${room} bytes left`).toContain('The disk of the site is full');
      expect(await office.media.files()).toEqual([]);
    }
    disk.free();
  }
  expect(new Set(answers)).toEqual(new Set([422, 303]));
});

import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainAddress } from '@/contract/withheld-pictures';
import { newArriving, placeOf } from '@/school-api/content';
import {
  finishArrivals,
  moveIntoPlace,
  newAddress,
  removeFiles,
} from '@/school-api/content/pictures/folder';
import { type Media, openMedia } from './support';

let media: Media;
beforeEach(async () => {
  media = await openMedia();
});

const HOUR = 60 * 60_000;
const nobody = async () => false;

async function ready(name: string) {
  const arriving = await newArriving(media.folder);
  await writeFile(arriving.file, name);
  await writeFile(arriving.thumb, name);
  const address = newAddress(name, 'webp');
  await moveIntoPlace(media.folder, arriving, address);
  return address;
}

describe('the picture folder, at a start after a crash', () => {
  it('moves committed files to their place', async () => {
    const address = await ready('hall');
    const name = path.basename(address);
    expect(await media.files()).toEqual([`.arriving/${name}`, `.thumbs/${name}`]);
    const isKnown = async (asked: string) => asked === address;
    await finishArrivals(media.folder, isKnown, new Date());
    expect(await media.files()).toEqual([`.thumbs/${name}`, `office/${name}`]);
  });

  it('removes uncommitted ones after an hour: another process may still be at work', async () => {
    await ready('hall');
    const { sent } = await newArriving(media.folder);
    await writeFile(sent, 'half a photo');
    expect(await finishArrivals(media.folder, nobody, new Date())).toBe(0);
    expect(await media.files()).toHaveLength(3);
    const later = new Date(Date.now() + 2 * HOUR);
    expect(await finishArrivals(media.folder, nobody, later)).toBe(2);
    expect(await media.files()).toEqual([]);
  });

  it('leaves files in their places alone', async () => {
    const address = await ready('hall');
    await finishArrivals(media.folder, async () => true, new Date());
    const place = placeOf(media.folder, address) ?? '';
    await utimes(place, 1, 1);
    await finishArrivals(media.folder, nobody, new Date());
    expect(await media.files()).toContain(`office/${path.basename(address)}`);
  });
});

describe('the address of a file', () => {
  it('is readable and unguessable', () => {
    const pattern = /^\/media\/office\/class-10-sports-day-[\da-f]{20}\.webp$/;
    expect(newAddress('Class 10: Sports Day!.JPG', 'webp')).toMatch(pattern);
    expect(newAddress('कक्षा', 'pdf')).toMatch(/^\/media\/office\/file-[\da-f]{20}\.pdf$/);
    expect(newAddress('../../etc/passwd', 'pdf')).toMatch(/^\/media\/office\/etc-passwd-/);
  });

  it('leads to no other folder', () => {
    for (const address of [
      '/media/office/../../secret.webp',
      '/media/office/a/b.webp',
      '/media/pictures/hall.webp',
      '/media/office/hall.svg',
      '/media/office/.hidden.webp',
      'office/hall.webp',
    ]) {
      expect(placeOf('/m', address), address).toBeUndefined();
    }
    expect(placeOf('/m', '/media/office/hall-1.f3x60.webp')).toBe('/m/office/hall-1.f3x60.webp');
  });

  it('keeps the focus point separate, so that all copies of a picture are removed together', async () => {
    expect(plainAddress('/media/office/a-1.f30x60.webp')).toBe('/media/office/a-1.webp');
    expect(plainAddress('/media/office/a-1.webp')).toBe('/media/office/a-1.webp');
    const address = await ready('hall');
    await finishArrivals(media.folder, async () => true, new Date());
    const place = placeOf(media.folder, address) ?? '';
    await writeFile(place.replace('.webp', '.f10x20.webp'), 'copy');
    await removeFiles(media.folder, address);
    expect(await media.files()).toEqual([]);
  });
});

import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictureFindings } from '@/scripts/pictures/findings';
import { tempFolder } from '../../../support/temp-folder';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5966' } });

let folder = '';
beforeEach(() => {
  folder = tempFolder();
  for (const part of ['art', 'og'])
    cpSync(join('public', part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'photos'));
});

const photo = (file: string, alt = 'The gate in the morning') => ({ 'campus-gate': { file, alt } });

describe('the check of the pictures', () => {
  it('finds no fault in the current site', async () => {
    expect(await pictureFindings('public')).toEqual([]);
  });

  it('accepts a suitable photograph in place of a drawing', async () => {
    await blank(1600, 900).webp().toFile(join(folder, 'photos/gate.webp'));
    rmSync(join(folder, 'art/campus-gate.svg'));
    expect(await pictureFindings(folder, photo('gate.webp'))).toEqual([]);
  });

  it('names missing drawings and share pictures', async () => {
    rmSync(join(folder, 'og/home.jpg'));
    rmSync(join(folder, 'art/campus-gate.svg'));
    const found = await pictureFindings(folder, {});
    expect(found).toContain("public/art/campus-gate.svg is missing; it shows 'campus-gate'.");
    expect(found.join()).toContain('public/og/home.jpg is missing');
  });

  it('names a missing photograph, and one for an unknown scene', async () => {
    const found = await pictureFindings(folder, {
      ...photo('none.webp'),
      gate: { file: 'gate.webp', alt: 'x' },
    });
    expect(found).toContain("public/photos/none.webp is missing; it shows 'campus-gate'.");
    expect(found).toContain("content/photographs.ts names 'gate', which is no scene.");
  });

  it('names what is wrong with a photograph', async () => {
    const file = join(folder, 'photos/odd.png');
    await blank(800, 800)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .png()
      .toFile(file);
    const found = (await pictureFindings(folder, photo('odd.png', ' '))).join('\n');
    expect(found).toMatch(/must be WebP, AVIF or JPEG, not png/);
    expect(found).toMatch(/at least 1600 × 900 pixels, not 800 × 800/);
    expect(found).toMatch(/must be 16 wide to 9 high/);
    expect(found).toMatch(/still has the data of the camera/);
    expect(found).toMatch(/needs an alt text/);
  });

  it('names an unused photograph', async () => {
    await blank(1600, 900).webp().toFile(join(folder, 'photos/unused.webp'));
    const found = await pictureFindings(folder, {});
    expect(found).toContain('public/photos/unused.webp is not named in content/photographs.ts.');
  });
});

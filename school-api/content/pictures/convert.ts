import { rm, stat } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { isDiskFull } from '../../platform';
import { decodeHeic } from './decode-heic';
import type { Bytes } from './detect-kind';
import {
  FileRefused,
  MAX_AVIF_PIXELS,
  MAX_PIXELS,
  MAX_SIDE,
  MAX_WHOLE_PIXELS,
  PICTURE_MAX_BYTES,
  refuse,
  THUMB_SIDE,
} from './limits';
import { oneAtATime, sharpFor } from './sharp';

type Converted = { width: number; height: number; bytes: number; colour: string };

const PICTURES: readonly Bytes[] = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heic'];
/** Successively smaller, until the file is small enough. */
const TRIES = [
  { side: MAX_SIDE, quality: 80 },
  { side: MAX_SIDE, quality: 68 },
  { side: 2_000, quality: 60 },
  { side: 1_600, quality: 55 },
  { side: 1_200, quality: 45 },
];

/** Rejects files other than pictures. */
export function checkPictureBytes(bytes: Bytes): void {
  if (bytes === 'empty') throw refuse('none');
  if (bytes === 'svg') throw refuse('svg');
  if (!PICTURES.includes(bytes)) throw refuse('notPicture');
}

/** Rotated upright, without metadata, and small enough for a page. */
export function convertPicture(from: string, bytes: Bytes, to: { file: string; thumb: string }) {
  return oneAtATime(async (): Promise<Converted> => {
    if (bytes !== 'heic') return convert(from, bytes, to);
    const decoded = `${from}.png`;
    try {
      await decodeHeic(from, decoded);
      return await convert(decoded, 'png', to);
    } finally {
      await rm(decoded, { force: true });
    }
  });
}

async function convert(from: string, bytes: Bytes, to: { file: string; thumb: string }) {
  try {
    await checkSize(from, bytes);
    const made = await makeSmall(from, to.file);
    await makeThumb(to.file, to.thumb);
    return { ...made, colour: await colourOf(to.thumb) };
  } catch (error) {
    throw error instanceof FileRefused ? error : refusalOf(error);
  }
}

/** Quarter turns, clockwise. */
export function rotateFile(from: string, to: string, quarters: number): Promise<unknown> {
  return oneAtATime(async () => {
    const sharp = await sharpFor();
    const turned = sharp(from).rotate(quarters * 90);
    await turned.webp({ quality: 80, effort: 4, smartSubsample: true }).toFile(to);
  });
}

export async function makeThumb(from: string, to: string): Promise<void> {
  const sharp = await sharpFor();
  const side = { width: THUMB_SIDE, height: THUMB_SIDE, fit: 'inside' as const };
  await sharp(from).resize(side).webp({ quality: 70 }).toFile(to);
}

/** From the file's header, before decoding. */
async function checkSize(from: string, bytes: Bytes): Promise<void> {
  const sharp = await sharpFor();
  const metadata = await sharp(from).metadata();
  if (!isAsItBegins(metadata, bytes)) throw refuse('notPicture');
  if (metadata.width * metadata.height > mostPixels(metadata, bytes)) throw refuse('tooManyPixels');
}

function mostPixels({ isProgressive }: Metadata, bytes: Bytes): number {
  if (bytes === 'avif') return MAX_AVIF_PIXELS;
  return bytes === 'jpeg' && isProgressive !== true ? MAX_PIXELS : MAX_WHOLE_PIXELS;
}

const isAsItBegins = ({ format }: Metadata, bytes: Bytes) =>
  format === bytes || (bytes === 'avif' && format === 'heif');

/** '#7a5c3e'. */
async function colourOf(file: string): Promise<string> {
  const sharp = await sharpFor();
  const { dominant } = await sharp(file).stats();
  const parts = [dominant.r, dominant.g, dominant.b];
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

async function makeSmall(from: string, to: string): Promise<Omit<Converted, 'colour'>> {
  const sharp = await sharpFor();
  for (const { side, quality } of TRIES) {
    const { width, height } = await sharp(from)
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality, effort: 4, smartSubsample: true })
      .toFile(to);
    const { size: bytes } = await stat(to);
    if (bytes <= PICTURE_MAX_BYTES) return { width, height, bytes };
  }
  throw refuse('notSmall');
}

/** A full disk or a missing library is not the file's fault. */
function refusalOf(error: unknown): unknown {
  const text = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(text)) return refuse('tooManyPixels');
  if (/timeout/i.test(text)) return refuse('slow');
  const isOurs = isDiskFull(error) || /write error|Could not load|Cannot find/i.test(text);
  return isOurs ? error : refuse('broken');
}

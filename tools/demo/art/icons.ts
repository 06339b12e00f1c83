import sharp from 'sharp';
import { at, rect, svg } from './markup';
import { optimise } from './optimise';
import { C } from './palette';
import { featherEye } from './parts/feather';

/** The mark on its background; `part` is the share of the square it fills. */
function icon(part: number, corner: number): string {
  const side = 512;
  const scale = (side * part) / 64;
  const inset = (side - 64 * scale) / 2;
  return svg(
    side,
    side,
    rect(0, 0, side, side, C.ivory, { rx: corner }),
    at(inset, inset, scale, featherEye()),
  );
}

const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An .ico file of PNGs, one for each size. */
async function ico(source: string, sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => png(source, size)));
  const head = Buffer.alloc(6);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let at = 6 + 16 * images.length;
  const entries = images.map((image, index) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(sizes[index] ?? 0, 0);
    entry.writeUInt8(sizes[index] ?? 0, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(at, 12);
    at += image.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...images]);
}

export async function icons(): Promise<Map<string, Buffer>> {
  const mark = svg(64, 64, featherEye());
  return new Map([
    ['icons/icon.svg', Buffer.from(optimise(mark, 1))],
    ['icons/icon-192.png', await png(icon(0.86, 96), 192)],
    ['icons/icon-512.png', await png(icon(0.86, 96), 512)],
    ['icons/icon-maskable-192.png', await png(icon(0.62, 0), 192)],
    ['icons/icon-maskable-512.png', await png(icon(0.62, 0), 512)],
    ['icons/apple-touch-icon.png', await png(icon(0.74, 0), 180)],
    ['favicon.ico', await ico(mark, [16, 32, 48])],
  ]);
}

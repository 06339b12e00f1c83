import sharp from 'sharp';
import { at, rect, svg } from './markup';
import { optimise } from './optimise';
import { C } from './palette';
import { featherEye } from './parts/feather';

/** The mark on its ground; `share` is the part of the square it takes. */
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

/** An .ico file that holds one PNG. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** Files of the icon by their path below public/. */
export async function icons(): Promise<Map<string, Buffer>> {
  const mark = svg(64, 64, featherEye());
  return new Map([
    ['icons/icon.svg', Buffer.from(optimise(mark, 1))],
    ['icons/icon-192.png', await png(icon(0.86, 96), 192)],
    ['icons/icon-512.png', await png(icon(0.86, 96), 512)],
    ['icons/icon-maskable-512.png', await png(icon(0.62, 0), 512)],
    ['icons/apple-touch-icon.png', await png(icon(0.74, 0), 180)],
    ['favicon.ico', ico(await png(mark, 32), 32)],
  ]);
}

import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { EXE, samplePdf } from '../../sample-cv';
import { iphonePhoto, jpeg, picture } from './support';

const text = (value: string) => Buffer.from(value, 'latin1');
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const PNG_HEAD = text('\x89PNG\r\n\x1a\n');

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(name), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A picture that claims to be very large, in a few bytes. */
function bombPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc(1024 * 1024));
  const parts = [chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([PNG_HEAD, ...parts]);
}

function bombGif(): Buffer {
  const size = Buffer.from([0xff, 0xff, 0xff, 0xff]);
  const rest = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0]);
  const end = Buffer.from([0, 2, 2, 0x44, 1, 0, 0x3b]);
  return Buffer.concat([text('GIF89a'), size, rest, size, end]);
}

/** A JPEG with forged dimensions in its frame. */
async function bombJpeg(): Promise<Buffer> {
  const bytes = await jpeg();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(65_500, frame + 5);
  bytes.writeUInt16BE(65_500, frame + 7);
  return bytes;
}

function bombWebp(): Buffer {
  const bits = Buffer.alloc(9);
  bits[0] = 0x2f;
  bits.writeUInt32LE(16_382 | (16_382 << 14), 1);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bits.length);
  const body = Buffer.concat([text('WEBPVP8L'), size, bits, Buffer.alloc(1)]);
  const whole = Buffer.alloc(4);
  whole.writeUInt32LE(body.length);
  return Buffer.concat([text('RIFF'), whole, body]);
}

async function withWrongSum(): Promise<Buffer> {
  const bytes = await (await picture()).png().toBuffer();
  const at = bytes.indexOf('IDAT');
  for (let n = 10; n < 40; n += 1) bytes[at + n] = (bytes[at + n] ?? 0) ^ 0xff;
  return bytes;
}

async function withDamagedPixels(): Promise<Buffer> {
  const bytes = await iphonePhoto();
  return bytes.fill(0xff, bytes.indexOf('mdat') + 4);
}

/** Forged dimensions of the whole and its parts. */
async function bombHeic(): Promise<Buffer> {
  const bytes = await iphonePhoto();
  for (let at = bytes.indexOf('ispe'); at > 0; at = bytes.indexOf('ispe', at + 1)) {
    bytes.writeUInt32BE(65_500, at + 8);
    bytes.writeUInt32BE(65_500, at + 12);
  }
  return bytes;
}

const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));

/** Each is refused, and nothing of it is stored. */
export const hostilePictures: Record<string, () => Buffer | Promise<Buffer>> = {
  'a drawing with a program': () => text(SVG),
  'a drawing behind a declaration': () => text(`<?xml version="1.0"?>\n<!-- x -->\n${SVG}`),
  'a drawing behind a BOM': () => text(`\xef\xbb\xbf${SVG}`),
  'a drawing in another encoding': () => Buffer.from(`\ufeff${SVG}`, 'utf16le'),
  'a packed drawing': () => gzipSync(SVG),
  'a program of Windows': () => EXE,
  'an archive': () => text(`PK\x03\x04${'\0'.repeat(200)}`),
  'a PDF': () => samplePdf(),
  PostScript: () => text('%!PS-Adobe-3.0 EPSF-3.0\n(x) run\n'),
  'drawing commands': () => text('push graphic-context\nfill "url(https://x.invalid/)"\n'),
  'nothing at all': () => Buffer.alloc(0),
  'the first three bytes of a JPEG': () => text('\xff\xd8\xff'),
  'a JPEG that is broken off': async () => cut(await jpeg(640, 480)),
  'a PNG that is broken off': async () => cut(await (await picture(640, 480)).png().toBuffer()),
  'a WebP that is broken off': async () => cut(await (await picture(640, 480)).webp().toBuffer()),
  'a GIF that is broken off': async () => cut(await (await picture(640, 480)).gif().toBuffer()),
  'a PNG with damaged lines': withWrongSum,
  'the mark of a PNG before garbage': () => Buffer.concat([PNG_HEAD, Buffer.alloc(500, 7)]),
  'the mark of a JPEG before a web page': () =>
    text(`\xff\xd8\xff\xe0<html><script>alert(1)</script></html>`),
  'a GIF that is a program': () => text('GIF89a/*\x00\x01*/=1;alert(document.domain)'),
  'the mark of a WebP before garbage': () =>
    Buffer.concat([text('RIFF\x00\x01\x00\x00WEBPVP8 '), Buffer.alloc(300, 9)]),
  'the mark of an AVIF before garbage': () =>
    Buffer.concat([text('\x00\x00\x00\x20ftypavif\x00\x00\x00\x00'), Buffer.alloc(300, 5)]),
  'a film': () => Buffer.concat([text('\x00\x00\x00\x20ftypisom'), Buffer.alloc(300)]),
  'the mark of a HEIC before garbage': () =>
    Buffer.concat([text('\x00\x00\x00\x18ftypheic'), Buffer.alloc(300, 3)]),
  'a HEIC that is broken off': async () => cut(await iphonePhoto()),
  'a HEIC with damaged pixels': withDamagedPixels,
  'a HEIC of 4 billion pixels': bombHeic,
  'a TIFF': async () => (await picture()).tiff().toBuffer(),
  'a BMP': () => Buffer.concat([text('BM'), Buffer.alloc(200)]),
  'an icon': () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(100)]),
  'a PNG of 2.5 billion pixels': () => bombPng(50_000),
  'a PNG of 49 million pixels': () => bombPng(7_000),
  'a JPEG of 4 billion pixels': bombJpeg,
  'an AVIF of 13 million pixels': async () =>
    (await picture(4_000, 3_250)).avif({ effort: 0, quality: 1 }).toBuffer(),
  'a GIF of 4 billion pixels': bombGif,
  'a WebP of 268 million pixels': bombWebp,
};

const SCRIPT = '<script>alert(1)</script><?php system("x") ?>';

/** Pictures with extra content: the picture is kept, and nothing else. */
export const carriers: Record<string, () => Promise<Buffer>> = {
  'a JPEG with a web page behind it': async () => Buffer.concat([await jpeg(), text(SCRIPT)]),
  'a JPEG with an archive behind it': async () =>
    Buffer.concat([await jpeg(), text(`PK\x03\x04${SCRIPT}PK\x05\x06`)]),
  'a PNG with a text inside': async () => {
    const bytes = await (await picture()).png().toBuffer();
    const at = bytes.indexOf('IDAT') - 4;
    const inside = chunk('tEXt', text(`Comment\0${SCRIPT}`));
    return Buffer.concat([bytes.subarray(0, at), inside, bytes.subarray(at)]);
  },
  'a JPEG with a comment': async () => {
    const bytes = await jpeg();
    const body = text(SCRIPT);
    const head = Buffer.from([0xff, 0xfe, 0, body.length + 2]);
    return Buffer.concat([bytes.subarray(0, 2), head, body, bytes.subarray(2)]);
  },
  'a JPEG with a description in EXIF': async () =>
    (await picture())
      .withExif({ IFD0: { ImageDescription: SCRIPT } })
      .jpeg()
      .toBuffer(),
  'a WebP with XMP': async () =>
    sharp(await jpeg())
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`)
      .webp()
      .toBuffer(),
  'a moving GIF': async () => (await picture()).gif().toBuffer(),
};

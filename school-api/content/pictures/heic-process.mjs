// @ts-check
/** Alone in its process, with a limit of memory: node heic-process.mjs FROM TO MAX_PIXELS MAX_SIDE */
import { readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { crc32, deflateSync } from 'node:zlib';
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import sharp from 'sharp';
import { EXIT } from './heic-exit.mjs';

const [, , from = '', to = '', mostPixels = '0', longestSide = '0'] = process.argv;
/** The signature and the first chunk of a PNG. */
const HEAD_BYTES = 33;

try {
  setPriority(10);
} catch {
  // A service may be forbidden to.
}
const bytes = await readFile(from);
const decoded = decode();
const side = Number(longestSide);
const png = await sharp(decoded.pixels, { raw: { ...decoded.size, channels: 4 } })
  .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  .png({ compressionLevel: 1 })
  .toBuffer();
await writeFile(to, withProfile(png, profileIn(bytes)));

/** Rotated upright: libheif follows the file's metadata. */
function decode() {
  try {
    const heif = libheif();
    const context = heif.heif_context_alloc();
    const { code } = heif.heif_context_read_from_memory(context, bytes);
    if (code !== heif.heif_error_code.heif_error_Ok) process.exit(EXIT.broken);
    const handle = heif.heif_js_context_get_primary_image_handle(context);
    const width = heif.heif_image_handle_get_width(handle);
    const height = heif.heif_image_handle_get_height(handle);
    if (width * height > Number(mostPixels)) process.exit(EXIT.tooManyPixels);
    const { heif_colorspace_RGB: rgb } = heif.heif_colorspace;
    const { heif_chroma_interleaved_RGBA: rgba } = heif.heif_chroma;
    const { channels } = heif.heif_js_decode_image2(handle, rgb, rgba);
    const { data, stride } = channels[0];
    return { pixels: withoutPadding(data, stride, width, height), size: { width, height } };
  } catch (error) {
    console.error(error);
    process.exit(EXIT.broken);
  }
}

/**
 * @param {Uint8Array} data
 * @param {number} stride
 * @param {number} width
 * @param {number} height
 */
function withoutPadding(data, stride, width, height) {
  const row = width * 4;
  if (stride === row) return data;
  const packed = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    packed.set(data.subarray(y * stride, y * stride + row), y * row);
  }
  return packed;
}

/**
 * Phones use a wider range of colours than the web; without the profile a photograph is pale.
 *
 * @param {Buffer} file
 */
function profileIn(file) {
  const at = file.indexOf('colrprof');
  if (at < 4) return undefined;
  const profile = file.subarray(at + 8, at - 4 + file.readUInt32BE(at - 4));
  return profile.toString('latin1', 16, 20) === 'RGB ' ? profile : undefined;
}

/**
 * @param {Buffer} png
 * @param {Buffer | undefined} profile
 */
function withProfile(png, profile) {
  if (profile === undefined) return png;
  const body = Buffer.concat([Buffer.from('iCCPcamera\0\0'), deflateSync(profile)]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, HEAD_BYTES), size, body, sum, png.subarray(HEAD_BYTES)]);
}

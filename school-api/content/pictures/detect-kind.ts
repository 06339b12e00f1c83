/** Detected by the file's first bytes; its name and the browser's type do not count. */
export type Bytes =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'gif'
  | 'avif'
  | 'heic'
  | 'pdf'
  | 'svg'
  | 'empty'
  | 'unknown';

export const HEAD_BYTES = 1024;

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

export function detectKind(head: Buffer): Bytes {
  const text = head.toString('latin1');
  if (text.length === 0) return 'empty';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') return kindOfBrand(text.slice(8, 12));
  // Readers accept the signature anywhere in the first KB; what precedes it may be another file.
  if (/^(?:\xef\xbb\xbf)?\s{0,16}%PDF-/.test(text)) return 'pdf';
  return /<svg[\s>]|<!doctype\s+svg/i.test(text) ? 'svg' : 'unknown';
}

function kindOfBrand(brand: string): Bytes {
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return HEIC_BRANDS.includes(brand) ? 'heic' : 'unknown';
}

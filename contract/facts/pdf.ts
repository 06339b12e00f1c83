import { CV_TYPE } from './limits';

/** PDF readers accept the signature anywhere in this range, for example after a line break or a BOM. */
export const PDF_HEAD_BYTES = 1024;

const SIGNATURE = '%PDF-';

/** Signatures of other file types, refused even if a PDF signature follows. */
const OTHER_SIGNATURES = [
  'MZ',
  '\x7fELF',
  '#!',
  'GIF8',
  '\x89PNG',
  '\xff\xd8\xff',
  'RIFF',
  'PK\x03\x04',
  '<',
];

/** By type or by name, since some browsers send no type or a wrong one for .pdf. */
export function isDeclaredPdf(type: string, name: string): boolean {
  const [plain = ''] = type.split(';');
  return plain.trim().toLowerCase() === CV_TYPE || /\.pdf$/i.test(name);
}

/** `head` is the beginning of the file, decoded as latin1. */
export function startsLikePdf(head: string): boolean {
  const start = head.trimStart();
  return (
    head.slice(0, PDF_HEAD_BYTES).includes(SIGNATURE) &&
    !OTHER_SIGNATURES.some((other) => start.startsWith(other))
  );
}

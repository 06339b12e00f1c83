import { CV_TYPE } from './limits';

/** Readers look for the mark this far: a line break, a BOM or a mail's head may stand before it. */
export const PDF_HEAD_BYTES = 1024;

const MARK = '%PDF-';

/** Programs, pictures, archives and pages stay refused, also with the mark behind their start. */
const OTHERS = [
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

/** Some browsers know no type for .pdf, or another one; then its name says it. */
export function saysPdf(type: string, name: string): boolean {
  const [plain = ''] = type.split(';');
  return plain.trim().toLowerCase() === CV_TYPE || /\.pdf$/i.test(name);
}

/** Whether a file that begins so is a PDF; `head` is its first bytes as latin1, all or some. */
export function startsLikePdf(head: string): boolean {
  const start = head.trimStart();
  return (
    head.slice(0, PDF_HEAD_BYTES).includes(MARK) && !OTHERS.some((sign) => start.startsWith(sign))
  );
}

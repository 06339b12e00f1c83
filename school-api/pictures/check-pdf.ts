import { readFile } from 'node:fs/promises';
import { HEAD_BYTES, kindOfBytes } from './kind-of-bytes';
import { oneAtATime } from './one-at-a-time';
import { type PdfParts, pdfParts } from './pdf-parts';
import { FileRefused, refuse } from './refusal';

/** Names that a document to be read has no need of. Short ones would be found in a photograph. */
const SIGNS: readonly [RegExp, string][] = [
  [/\/JavaScript\b/, 'a program (JavaScript)'],
  [/\/Launch\b/, 'the start of another program'],
  [/\/EmbeddedFiles?\b/, 'another file inside'],
  [/\/RichMedia\b/, 'a film or a program'],
  [/\/XFA\s*(?:\[|\d+\s+\d+\s+R)/, 'a form with programs'],
  [/\/(?:SubmitForm|ImportData)\b/, 'a form that sends itself'],
  [/<(?:html|script|iframe|svg)[\s>]|<!doctype\s+html/i, 'a web page'],
];
const END_BYTES = 1024;

/** Nothing in a document of the school runs, opens by itself or is hidden from this look. */
export function checkPdf(file: string): Promise<void> {
  return oneAtATime(async () => checkPdfBytes(await readFile(file)));
}

export function checkPdfBytes(bytes: Buffer): void {
  const kind = kindOfBytes(bytes.subarray(0, HEAD_BYTES));
  if (kind === 'empty') throw refuse('none');
  if (kind !== 'pdf') throw refuse('notPdf');
  const end = bytes.subarray(-END_BYTES).toString('latin1');
  if (!end.includes('%%EOF')) throw refuse('pdfBroken');
  const parts = pdfParts(bytes);
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(parts.text)) throw refuse('pdfLocked');
  if (parts.hidden) throw refuse('pdfBroken');
  // A ZIP archive is read from its end.
  if (end.includes('PK\x05\x06')) throw holds('an archive (ZIP)');
  for (const [sign, what] of SIGNS) if (sign.test(parts.text)) throw holds(what);
  if (opensByItself(parts)) throw holds('something that opens by itself');
}

const holds = (what: string) =>
  new FileRefused(`The PDF holds ${what}: print it to a new PDF, and choose that`);

/** An array, or an action that goes to a page, says only what is shown first. */
function opensByItself({ text, objects }: PdfParts): boolean {
  return [...text.matchAll(/\/OpenAction\s*(?:(\d{1,7})\s+\d+\s+R|(\[)|([\s\S]{0,400}))/g)].some(
    ([, number, array, direct = '']) => {
      if (array !== undefined) return false;
      return !onlyGoesToPage(number === undefined ? direct : (objects.get(number) ?? ''));
    },
  );
}

function onlyGoesToPage(action: string): boolean {
  const [own = ''] = action.split('>>');
  return /^\s*\[/.test(own) || (/\/S\s*\/GoTo\b/.test(own) && !action.includes('/Next'));
}

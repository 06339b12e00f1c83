import { CV_MAX_BYTES, CV_TYPE } from '@/contract/facts/limits';
import { CV_MESSAGES } from './cv-messages';

/** Beside the file its size travels, so that the way onwards knows the length from the start. */
export const CV_SIZE_FIELD = 'cv_size';

const HEAD = '%PDF-';
/** The trailer stands at the end; readers allow this much behind it. */
export const TAIL_BYTES = 2048;
export const HEAD_BYTES = HEAD.length;

export const startsLikePdf = (head: string): boolean => head === HEAD;

/** A trailer that leads to a table of contents: a half file has none, a renamed page neither. */
export const endsLikePdf = (tail: string): boolean => /startxref\s+\d{1,10}\s+%%EOF/.test(tail);

/** What a chosen file lacks, or null. Reads its two ends only. */
export async function checkCv(file: File): Promise<string | null> {
  // Some systems know no type for .pdf; then the bytes alone decide.
  if (file.type !== CV_TYPE && file.type !== '') return CV_MESSAGES.notPdf;
  if (file.size > CV_MAX_BYTES) return CV_MESSAGES.tooLarge;
  const head = await latin(file.slice(0, HEAD_BYTES));
  const tail = await latin(file.slice(Math.max(0, file.size - TAIL_BYTES)));
  return startsLikePdf(head) && endsLikePdf(tail) ? null : CV_MESSAGES.notPdf;
}

async function latin(part: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await part.arrayBuffer());
}

/** What the file travels under: letters, digits and simple signs, and always '.pdf'. */
export function safeCvName(name: string): string {
  const stem = name.normalize('NFC').replace(/\.pdf$/i, '');
  const plain = stem.replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '_').replace(/^[. ]+/, '');
  return `${[...plain].slice(0, 80).join('').trim() || 'cv'}.pdf`;
}

/** No browser sends a path or a control character. */
export function isHonestName(name: string): boolean {
  return name.length <= 255 && !/[/\\\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(name);
}

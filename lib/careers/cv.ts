import { CV_MAX_BYTES } from '@/contract/facts/limits';
import { PDF_HEAD_BYTES, saysPdf, startsLikePdf } from '@/contract/facts/pdf';
import { CV_MESSAGES } from './cv-messages';

/** Beside the file its size travels, so that the way onwards knows the length from the start. */
export const CV_SIZE_FIELD = 'cv_size';

/** What a chosen file lacks, or null. Reads its first kilobyte only. */
export async function checkCv(file: File): Promise<string | null> {
  if (!saysPdf(file.type, file.name)) return CV_MESSAGES.notPdf;
  if (file.size > CV_MAX_BYTES) return CV_MESSAGES.tooLarge;
  const head = await latin(file.slice(0, PDF_HEAD_BYTES));
  return startsLikePdf(head) ? null : CV_MESSAGES.notPdf;
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

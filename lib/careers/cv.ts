import { CV_MAX_BYTES } from '@/contract/facts/limits';
import { isDeclaredPdf, PDF_HEAD_BYTES, startsLikePdf } from '@/contract/facts/pdf';
import { CV_MESSAGES } from './cv-messages';

/** The file's size as a form field before the file, so that the relay knows the length from the start. */
export const CV_SIZE_FIELD = 'cv_size';

/** The error of a chosen file, or null. Reads its first kilobyte only. */
export async function checkCv(file: File): Promise<string | null> {
  if (!isDeclaredPdf(file.type, file.name)) return CV_MESSAGES.notPdf;
  if (file.size > CV_MAX_BYTES) return CV_MESSAGES.tooLarge;
  const head = await latin(file.slice(0, PDF_HEAD_BYTES));
  return startsLikePdf(head) ? null : CV_MESSAGES.notPdf;
}

async function latin(part: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await part.arrayBuffer());
}

/** The file name that is sent: letters, digits and simple punctuation, always ending in '.pdf'. */
export function safeCvName(name: string): string {
  const stem = name.normalize('NFC').replace(/\.pdf$/i, '');
  const plain = stem.replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '_').replace(/^[. ]+/, '');
  return `${[...plain].slice(0, 80).join('').trim() || 'cv'}.pdf`;
}

/** No browser sends a path or a control character. */
export function isSafeFileName(name: string): boolean {
  return name.length <= 255 && !/[/\\\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(name);
}

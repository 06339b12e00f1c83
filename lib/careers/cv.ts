import { CV_MAX_BYTES } from '@/contract/facts/limits';
import { isDeclaredPdf, PDF_HEAD_BYTES, startsLikePdf } from '@/contract/facts/pdf';
import { CV_MESSAGES } from '@/contract/forms/cv-messages';

/** The error of a chosen file, or null. Reads its first kilobyte only. */
export async function checkCv(file: File): Promise<string | null> {
  if (!isDeclaredPdf(file.type, file.name)) return CV_MESSAGES.wrongType;
  if (file.size > CV_MAX_BYTES) return CV_MESSAGES.tooLarge;
  const head = await latin(file.slice(0, PDF_HEAD_BYTES));
  return startsLikePdf(head) ? null : CV_MESSAGES.wrongType;
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

import { cvFile } from '@/contract/forms/cv-file';
import { checkFile } from '@/lib/uploads/check-file';

export const checkCv = (file: File) => checkFile(cvFile, file);

/** The file name that is sent: letters, digits and simple punctuation, always ending in '.pdf'. */
export function safeCvName(name: string): string {
  const stem = name.normalize('NFC').replace(/\.pdf$/i, '');
  const plain = stem.replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '_').replace(/^[. ]+/, '');
  return `${[...plain].slice(0, 80).join('').trim() || 'cv'}.pdf`;
}

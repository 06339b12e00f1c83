import { PLACEHOLDER } from '@/lib/files/site-files';
import type { SafeHtml } from '@/lib/html/safe-html';
import { sanitise } from '@/lib/html/sanitise';
import { fileUrl, linkedFile, pictureUrl } from './media';

/** Rich text of a record, with its pictures and files where visitors can get them. */
export function richText(html: string, firstHeading?: number): SafeHtml {
  return sanitise(html, { picture, file: linkedFile, ...(firstHeading && { firstHeading }) });
}

/** A picture that the policy would block keeps its place and its words. */
function picture(src: string): string | null {
  return pictureUrl(src) ?? (fileUrl(src) === null ? null : PLACEHOLDER);
}

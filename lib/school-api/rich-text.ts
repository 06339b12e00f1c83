import { PLACEHOLDER } from '@/lib/files/site-files';
import type { SafeHtml } from '@/lib/html/safe-html';
import { sanitise } from '@/lib/html/sanitise';
import { fileUrl, linkedFile, pictureUrl } from './media';

/** Sanitised rich text of a record, with resolved URLs of pictures and files. */
export function richText(html: string, firstHeading?: number): SafeHtml {
  return sanitise(html, { picture, file: linkedFile, ...(firstHeading && { firstHeading }) });
}

/** A picture that the policy would block is replaced by the placeholder and keeps its alternative text. */
function picture(src: string): string | null {
  return pictureUrl(src) ?? (fileUrl(src) === null ? null : PLACEHOLDER);
}

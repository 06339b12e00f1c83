import type { SafeHtml } from '@/lib/html/safe-html';
import { sanitise } from '@/lib/html/sanitise';
import { mediaUrl } from './media';

/** Rich text of a record, with its pictures and files where visitors can get them. */
export function richText(html: string, firstHeading?: number): SafeHtml {
  return sanitise(html, { media: mediaUrl, ...(firstHeading && { firstHeading }) });
}

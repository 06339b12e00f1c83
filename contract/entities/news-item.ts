import * as z from 'zod';
import { dateText, html, link, requiredText, text } from '../wire';

export const newsItem = z.object({
  slug: requiredText,
  title: requiredText,
  description: text,
  content: html,
  picture: link,
  created_at: dateText,
});

/** The slug is part of the request, so the response need not repeat it. */
export const newsDetail = newsItem.extend({
  slug: text,
  /** Optional: what the picture shows, for blind readers. */
  picture_alt: text,
  /** Optional: the item's new address if the requested one is old. */
  moved_to: text,
});

export type NewsItem = z.infer<typeof newsItem>;

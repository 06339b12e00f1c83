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

/** The detail call is asked by slug, so its answer need not repeat it. */
export const newsDetail = newsItem.extend({ slug: text });

export type NewsItem = z.infer<typeof newsItem>;

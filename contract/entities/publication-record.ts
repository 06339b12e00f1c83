import * as z from 'zod';
import { identifier, link, requiredText, text } from '../wire';

export const PUBLICATION_CATEGORIES = ['academic', 'book', 'publication'] as const;

export const publicationRecord = z.object({
  id: identifier,
  name: requiredText,
  picture: link,
  file_link: link,
  category: text,
});

export type PublicationCategory = (typeof PUBLICATION_CATEGORIES)[number];

import { cache } from 'react';
import { PUBLICATION_CATEGORIES, type PublicationCategory } from '@/contract';
import { readCall } from './client';
import { withIds } from './keyed';
import { fileUrl, pictureUrl } from './media';
import { mapResult, type Result } from './result';

export type PublicationView = {
  id: string;
  name: string;
  picture: string | null;
  file: string | null;
};

export type Publications = Record<PublicationCategory, PublicationView[]>;

/** An unknown category is still shown. */
function categoryOf(text: string): PublicationCategory {
  const wanted = text.toLowerCase();
  return PUBLICATION_CATEGORIES.find((category) => category === wanted) ?? 'publication';
}

export const readPublications = cache(async (): Promise<Result<Publications>> => {
  return mapResult(await readCall('publications'), (records) => {
    const byCategory: Publications = { academic: [], book: [], publication: [] };
    for (const { id, name, picture, file_link, category } of withIds(records)) {
      const view = { id, name, picture: pictureUrl(picture), file: fileUrl(file_link) };
      byCategory[categoryOf(category)].push(view);
    }
    return byCategory;
  });
});

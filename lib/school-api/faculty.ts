import { cache } from 'react';
import type { SafeHtml } from '@/lib/html/safe-html';
import { readCall } from './client';
import { withIds } from './keyed';
import { pictureUrl } from './media';
import { mapResult, type Result } from './result';
import { richText } from './rich-text';
import { type SocialLink, shownSocialLinks } from './social-links';

export type FacultyView = {
  id: string;
  name: string;
  position: string;
  description: SafeHtml;
  picture: string | null;
  socialLinks: SocialLink[];
};

export const readFaculty = cache(async (): Promise<Result<FacultyView[]>> => {
  return mapResult(await readCall('faculties'), (records) =>
    withIds(records).map(({ id, name, position, description, picture, social_links }) => ({
      id,
      name,
      position,
      description: richText(description),
      picture: pictureUrl(picture),
      socialLinks: shownSocialLinks(social_links),
    })),
  );
});

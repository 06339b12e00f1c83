import { cache } from 'react';
import type { SafeHtml } from '@/lib/html/safe-html';
import { plainText } from '@/lib/html/sanitise';
import { firstWords } from '@/lib/html/truncate';
import { readCall } from './client';
import { withIds } from './keyed';
import { pictureUrl } from './media';
import { mapResult, type Result } from './result';
import { richText } from './rich-text';
import { type SocialLink, shownSocialLinks } from './social-links';

export type AlumniView = {
  id: string;
  name: string;
  picture: string | null;
  description: SafeHtml;
  /** The first 50 words and '...'; null for shorter texts. */
  preview: string | null;
  socialLinks: SocialLink[];
};

export const readAlumni = cache(async (): Promise<Result<AlumniView[]>> => {
  return mapResult(await readCall('alumni'), (records) =>
    withIds(records).map(({ id, name, picture, description, social_links }) => ({
      id,
      name,
      picture: pictureUrl(picture),
      description: richText(description),
      preview: firstWords(plainText(description)),
      socialLinks: shownSocialLinks(social_links[0]),
    })),
  );
});

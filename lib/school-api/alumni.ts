import type { AlumniRecord } from '@/contract';
import { plainText } from '@/lib/html/sanitise';
import { firstWords } from '@/lib/html/truncate';
import { readCall } from './client';
import { pictureUrl } from './media';
import { readViews } from './read-views';
import { richText } from './rich-text';
import { shownSocialLinks } from './social-links';

const view = ({ id, name, picture, description, social_links }: AlumniRecord) => ({
  id,
  name,
  picture: pictureUrl(picture),
  description: richText(description),
  /** The first 50 words and '...'; null for shorter texts. */
  preview: firstWords(plainText(description)),
  socialLinks: shownSocialLinks(social_links[0]),
});

export type AlumniView = ReturnType<typeof view>;

export const readAlumni = readViews(() => readCall('alumni'), view);

import type { FacultyRecord } from '@/contract';
import { readCall } from './client';
import { pictureUrl } from './media';
import { readViews } from './read-views';
import { richText } from './rich-text';
import { shownSocialLinks } from './social-links';

const view = ({ id, name, position, description, picture, social_links }: FacultyRecord) => ({
  id,
  name,
  position,
  description: richText(description),
  picture: pictureUrl(picture),
  socialLinks: shownSocialLinks(social_links),
});

export type FacultyView = ReturnType<typeof view>;

export const readFaculty = readViews(() => readCall('faculties'), view);

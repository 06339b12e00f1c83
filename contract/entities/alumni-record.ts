import * as z from 'zod';
import { html, identifier, link, requiredText } from '../wire';
import { alumniSocialLinks } from './social-links';

export const alumniRecord = z.object({
  id: identifier,
  name: requiredText,
  picture: link,
  description: html,
  social_links: alumniSocialLinks,
});

export type AlumniRecord = z.infer<typeof alumniRecord>;

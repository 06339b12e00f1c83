import * as z from 'zod';
import { html, identifier, link, requiredText, text } from '../wire';
import { facultySocialLinks } from './social-links';

export const facultyRecord = z.object({
  id: identifier,
  name: requiredText,
  position: text,
  description: html,
  picture: link,
  social_links: facultySocialLinks,
});

export type FacultyRecord = z.infer<typeof facultyRecord>;

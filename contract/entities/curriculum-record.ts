import * as z from 'zod';
import { html, identifier, link, requiredText, text } from '../wire';

export const curriculumRecord = z.object({
  id: identifier,
  title: requiredText,
  category: text,
  class_name: text,
  info: html,
  picture: link,
  brochure_file: link,
});

export type CurriculumRecord = z.infer<typeof curriculumRecord>;

import * as z from 'zod';
import { html, identifier, link, requiredText } from '../wire';

export const gurukulamProgramme = z.object({
  id: identifier,
  name: requiredText,
  description: html,
  button: link,
  file: link,
});

export type GurukulamProgramme = z.infer<typeof gurukulamProgramme>;

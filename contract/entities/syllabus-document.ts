import * as z from 'zod';
import { identifier, link, number, requiredText } from '../wire';

export const syllabusDocument = z.object({
  id: identifier,
  /** The class, such as 9. */
  grade: number,
  subject: requiredText,
  file: link,
});

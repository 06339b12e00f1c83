import * as z from 'zod';
import { html, requiredText, text } from '../wire';

/** Some servers send a list; the pages show one line. */
const subjects = z.union([text, z.array(text).transform((list) => list.join(', '))]);

export const vacancy = z.object({
  vacancy_name: requiredText,
  subjects,
  additional_info: html,
});

export type Vacancy = z.infer<typeof vacancy>;

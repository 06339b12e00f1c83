import * as z from 'zod';
import { dateText, html, identifier, link, requiredText } from '../wire';

export const competition = z.object({
  id: identifier,
  name: requiredText,
  scheduled_date: dateText,
  details: html,
  link,
});

export type Competition = z.infer<typeof competition>;

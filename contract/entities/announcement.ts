import * as z from 'zod';
import { link, requiredText } from '../wire';

export const announcement = z.object({
  name: requiredText,
  internal_link: link,
});

export type Announcement = z.infer<typeof announcement>;

import * as z from 'zod';
import { identifier, link, text } from '../wire';

export const video = z.object({
  id: identifier,
  title: text,
  description: text,
  video_link: link,
  thumbnail: link,
});

export type Video = z.infer<typeof video>;

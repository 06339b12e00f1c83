import * as z from 'zod';
import { html, link, requiredText, text } from '../wire';

export const testimonial = z.object({
  name: requiredText,
  type: text,
  picture: link,
  message: html,
});

export type Testimonial = z.infer<typeof testimonial>;

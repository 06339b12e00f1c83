import * as z from 'zod';
import { html, link, text, truthy } from '../wire';

export const sliderImage = z.object({
  status: truthy,
  image_url: link,
  /** Optional: what the picture shows, for blind readers. */
  image_alt: text,
  title: html,
  sub_title: text,
  sub_title_link: link,
});

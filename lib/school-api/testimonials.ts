import { cache } from 'react';
import type { SafeHtml } from '@/lib/html/safe-html';
import { readCall } from './client';
import { pictureUrl } from './media';
import { mapResult, type Result } from './result';
import { richText } from './rich-text';

export type TestimonialView = {
  name: string;
  type: string;
  picture: string | null;
  message: SafeHtml;
};

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en-IN') + text.slice(1);
}

export const readTestimonials = cache(async (): Promise<Result<TestimonialView[]>> => {
  return mapResult(await readCall('testimonials'), (records) =>
    records.map(({ name, type, picture, message }) => ({
      name,
      type: capitalised(type),
      picture: pictureUrl(picture),
      message: richText(message),
    })),
  );
});

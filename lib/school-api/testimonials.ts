import { cache } from 'react';
import type { Testimonial } from '@/contract';
import { readCall } from './client';
import { pictureUrl } from './media';
import { mapResult, type Result } from './result';
import { richText } from './rich-text';

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en-IN') + text.slice(1);
}

const view = ({ name, type, picture, message }: Testimonial) => ({
  name,
  type: capitalised(type),
  picture: pictureUrl(picture),
  message: richText(message),
});

export type TestimonialView = ReturnType<typeof view>;

export const readTestimonials = cache(async (): Promise<Result<TestimonialView[]>> => {
  return mapResult(await readCall('testimonials'), (records) => records.map(view));
});

import type { FieldValues } from '../../lists/list';

export type NewsRow = FieldValues & { slug: string };

/** In the school's time zone. */
export function published(day: string): string {
  return `${day} 09:30`;
}

export function newsPicture(number: number): string {
  return `/media/news/${String(number).padStart(2, '0')}.webp`;
}

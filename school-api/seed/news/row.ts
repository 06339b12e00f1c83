import type { news } from '../../db/schema/news';

export type NewsRow = typeof news.$inferInsert;

/** Half past nine in the morning at the school. */
export function published(day: string): Date {
  return new Date(`${day}T09:30:00+05:30`);
}

export function newsPicture(number: number): string {
  return `/media/news/${String(number).padStart(2, '0')}.webp`;
}

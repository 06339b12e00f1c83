import type { news } from '../../../db';

export type NewsRow = typeof news.$inferInsert;

/** 9:30 in the school's time zone. */
export function published(day: string): Date {
  return new Date(`${day}T09:30:00+05:30`);
}

export function newsPicture(number: number): string {
  return `/media/news/${String(number).padStart(2, '0')}.webp`;
}

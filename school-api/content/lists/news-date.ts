import { formatInIndia, parseInIndia } from '@/content/india-time';

const PATTERNS = [
  'yyyy-MM-dd HH:mm',
  'yyyy-MM-dd HH:mm:ss',
  'yyyy-MM-dd HH:mm:ss.S',
  'yyyy-MM-dd HH:mm:ss.SS',
  'yyyy-MM-dd HH:mm:ss.SSS',
  'yyyy-MM-dd',
];

/** 2026-07-20 09:30 in the school's time zone; seconds only when they are not zero. */
export function formatNewsDate(moment: Date): string {
  return formatInIndia(moment, 'yyyy-MM-dd HH:mm:ss.SSS').replace(/:00\.000$/, '');
}

/** A date, or a date and time, in the school's time zone; undefined for other formats. */
export function parseNewsDate(text: string): Date | undefined {
  const plain = text.trim().replace('T', ' ');
  for (const pattern of PATTERNS) {
    const moment = parseInIndia(plain, pattern);
    if (moment) return moment;
  }
  return undefined;
}

import { formatInIndia, parseInIndia } from '@/content/india-time';

export function inIndia(iso: string): string {
  return `${formatInIndia(new Date(iso), 'd MMM yyyy, h:mm aaa')} (IST)`;
}

/** 13 Dec 2026 */
export function dayInWords(iso: string): string {
  return formatInIndia(new Date(iso), 'd MMM yyyy');
}

export function timeInIndia(iso: string): string {
  return `${formatInIndia(new Date(iso), 'h:mm aaa')} (IST)`;
}

/** 13 Dec 2026 for a date; any other text, such as 'on request', is unchanged. */
export function formatDayOrText(value: string): string {
  const day = parseInIndia(value, 'yyyy-MM-dd');
  return day ? formatInIndia(day, 'd MMM yyyy') : value;
}

import { formatInIndia } from '@/content/india-time';

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

import { formatInIndia } from '@/content/india-time';
import type { OfficeRecord } from './subjects/subject';

/** 2026-11-21 15:30 in the school's time zone, a format that spreadsheets parse. */
export function schoolTime(moment: Date): string {
  return formatInIndia(moment, 'yyyy-MM-dd HH:mm');
}

export function cellText(value: OfficeRecord[string] | undefined): string {
  if (value == null) return '';
  return value instanceof Date ? schoolTime(value) : String(value);
}

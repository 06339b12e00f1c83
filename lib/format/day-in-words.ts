const formats: Partial<Record<'long' | 'full', Intl.DateTimeFormat>> = {};

/** 12 November 2026, on one line; '' if unparseable. Without the date library. */
export const dayInWords = (moment: string) => write(moment, 'long').replaceAll(' ', '\u00a0');

/** Thursday 12 November 2026; '' for a name that browsers would parse as a day: 'Batch 2'. */
export const weekdayInWords = (moment: string) =>
  /^\d{4}-\d{2}-\d{2}/.test(moment) ? write(moment, 'full').replace(',', '') : '';

/** 2026-11-12, in the school's time zone; '' for a name. */
export const dayOfSchool = (moment: string) =>
  weekdayInWords(moment) &&
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(moment));

function write(moment: string, dateStyle: 'long' | 'full'): string {
  const at = new Date(moment);
  if (moment === '' || Number.isNaN(at.getTime())) return '';
  // Created on demand: the first one loads the browser's tables, and most forms show no day.
  formats[dateStyle] ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle });
  return formats[dateStyle].format(at);
}

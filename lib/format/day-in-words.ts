let day: Intl.DateTimeFormat | undefined;

/** 12 November 2026, on one line, by the school's clock; '' when unreadable. Without the date library. */
export function dayInWords(moment: string): string {
  const at = new Date(moment);
  if (moment === '' || Number.isNaN(at.getTime())) return '';
  // Made when it is needed: the first one loads tables of the browser, and most forms show no day.
  day ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });
  return day.format(at).replaceAll(' ', '\u00a0');
}

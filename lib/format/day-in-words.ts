const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });

/** 12 November 2026, on one line, by the school's clock; '' when unreadable. Without the date library. */
export function dayInWords(moment: string): string {
  const at = new Date(moment);
  return moment === '' || Number.isNaN(at.getTime())
    ? ''
    : day.format(at).replaceAll(' ', '\u00a0');
}

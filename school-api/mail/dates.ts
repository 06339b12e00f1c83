const zone = { timeZone: 'Asia/Kolkata' } as const;
const moment = new Intl.DateTimeFormat('en-GB', {
  ...zone,
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const clock = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});

/** The school's clock, wherever the server stands. */
export function inIndia(iso: string): string {
  return `${moment.format(new Date(iso))} (IST)`;
}

export function timeInIndia(iso: string): string {
  return `${clock.format(new Date(iso))} (IST)`;
}

/** 13 Dec 2026 for a date, the words themselves for 'on request'. */
export function dayOrWords(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? day.format(new Date(value)) : value;
}

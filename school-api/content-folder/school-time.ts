const OFFSET_MS = 5.5 * 60 * 60 * 1000;
const PLAIN = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?$/;

/** 2026-07-20 09:30 by the school's clock; the seconds only where there are some. */
export function toSchoolTime(moment: Date): string {
  const there = new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, -1);
  return there.replace('T', ' ').replace(/:00\.000$/, '');
}

/** A day, or a day and a time, at the school; undefined where it is none. */
export function fromSchoolTime(text: string): Date | undefined {
  const [, day, time = '00:00'] = PLAIN.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const moment = new Date(`${day}T${time}+05:30`);
  if (Number.isNaN(moment.getTime())) return undefined;
  return toSchoolTime(moment).startsWith(day) ? moment : undefined;
}

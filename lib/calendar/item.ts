import type { EventView } from '../school-api/events';

export type CalendarItem = EventView;

const inOrder = (one: CalendarItem, other: CalendarItem): number =>
  `${one.first} ${one.from}`.localeCompare(`${other.first} ${other.from}`) ||
  one.title.localeCompare(other.title);

export type Month = { /** '2026-12'. */ month: string; items: CalendarItem[] };

export function byMonth(items: readonly CalendarItem[]): Month[] {
  const months = new Map<string, CalendarItem[]>();
  for (const item of [...items].sort(inOrder)) {
    const month = item.first.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), item]);
  }
  return [...months].map(([month, own]) => ({ month, items: own }));
}

/** A mistyped year does not fill the page with months. */
const MAX_MONTHS = 24;

/** Every month that has items, including those that began before it. */
export function monthsOf(items: readonly CalendarItem[]): string[] {
  const months = new Set<string>();
  for (const { first, last } of items) {
    const day = new Date(`${first.slice(0, 7)}-01`);
    for (let count = 0; count < MAX_MONTHS && monthIn(day) <= last.slice(0, 7); count += 1) {
      months.add(monthIn(day));
      day.setUTCMonth(day.getUTCMonth() + 1);
    }
  }
  return [...months].sort();
}

const monthIn = (day: Date) => day.toISOString().slice(0, 7);

/** Items that have not ended before a day. */
export const notOver = (items: readonly CalendarItem[], day: string): CalendarItem[] =>
  items.filter(({ last }) => last >= day).sort(inOrder);

/** A month's items, including those that began before it. */
export function inMonth(items: readonly CalendarItem[], month: string): Month[] {
  const own = items.filter(
    ({ first, last }) => first.slice(0, 7) <= month && last.slice(0, 7) >= month,
  );
  return own.length === 0 ? [] : [{ month, items: own.sort(inOrder) }];
}

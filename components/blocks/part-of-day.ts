export type PartOfDay = 'night' | 'dawn' | 'day' | 'dusk';

/** The part of the day at the school, approximate all year round; '04:00' is still night. */
export function partOfDay(time: string): PartOfDay {
  const hour = Number(time.split(':')[0]);
  if (hour < 5 || hour >= 20) return 'night';
  if (hour < 8) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}

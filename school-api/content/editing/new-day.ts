import { subDays } from 'date-fns';
import { formatInIndia } from '@/content/india-time';
import type { Db } from '../../db';
import { bumpChange } from './bump-change';
import { listTestDays } from './test-days';

/**
 * Has the site render again what depends on the day: the calendar, documents that expire, and after a test
 * every page. A page that nobody has opened since would otherwise still announce it.
 */
export async function showNewDay(db: Db, now: Date): Promise<void> {
  const day = (ago: number) => formatInIndia(subDays(now, ago), 'yyyy-MM-dd');
  const tests = (await listTestDays(db)).map(({ admission_date }) => admission_date ?? '');
  const isTestOver = tests.some((date) => date >= day(7) && date < day(0));
  const tags = ['events', 'disclosure', ...(isTestOver ? ['admission-dates'] : [])];
  await db.transaction((tx) => bumpChange(tx, tags, now));
}

import { school } from '@/content/school';
import { calendarFile } from '@/contract/facts/calendar-file';
import { readCalendar } from '@/lib/calendar/read-calendar';
import { env } from '@/lib/env';

export const dynamic = 'force-static';
export const revalidate = 300;

/** An outage is an error status: an empty calendar would remove the events from every phone. */
export async function GET(): Promise<Response> {
  // An error status at build time would make this uncached; the build's response is never sent.
  if (env().building) return new Response();
  const { items, isWhole } = await readCalendar();
  if (!isWhole) {
    return new Response('The calendar is not available right now.', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
    });
  }
  const about = { name: school.name, siteUrl: env().SITE_URL, now: new Date() };
  return new Response(calendarFile(items, about), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}

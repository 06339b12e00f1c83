import type { Metadata } from 'next';
import { CalendarPage } from '@/components/calendar/calendar-page';
import { pageHead } from '@/components/seo/page-head';
import { JsonLd } from '@/components/ui/json-ld';
import { calendar } from '@/content/calendar';
import { school } from '@/content/school';
import { notOver } from '@/lib/calendar/item';
import { readCalendar } from '@/lib/calendar/read-calendar';
import { env } from '@/lib/env';
import { today } from '@/lib/format/dates';
import { calendarEvents } from '@/lib/seo/calendar-events';

export const revalidate = 60;

export const metadata: Metadata = pageHead(calendar, '/calendar');

export default async function Calendar() {
  const read = await readCalendar();
  const siteUrl = env().SITE_URL;
  const events = calendarEvents(notOver(read.items, today()), school, siteUrl);
  return (
    <>
      <CalendarPage read={read} today={today()} siteUrl={siteUrl} />
      {events ? <JsonLd data={events} /> : null}
    </>
  );
}

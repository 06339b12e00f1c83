import type { School } from '@/content/school-shape';
import type { CalendarItem } from '../calendar/item';
import { schoolPlace, schoolRef } from './school';

const SCHEMA = 'https://schema.org';

/** Undefined without events: search engines treat an empty graph as an error. */
export function calendarEvents(items: readonly CalendarItem[], school: School, siteUrl: string) {
  // Weekly schedules are not events, and competitions are described on their own page.
  const own = items.filter(({ uid }) => /^(event|test)-/.test(uid));
  if (own.length === 0) return undefined;
  return {
    '@context': SCHEMA,
    '@graph': own.map(({ title, first, last, from, until, place, cancelled, details }) => ({
      '@type': 'Event',
      name: title,
      startDate: at(first, from),
      ...((until || last !== first) && { endDate: at(last, until) }),
      ...(details && { description: details }),
      eventStatus: `${SCHEMA}/${cancelled ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
      image: new URL('/og/home.jpg', siteUrl).href,
      location: place ? { ...schoolPlace(school), name: place } : schoolPlace(school),
      organizer: schoolRef(school, siteUrl),
      url: new URL('/calendar', siteUrl).href,
    })),
  };
}

const at = (day: string, time: string) => (time ? `${day}T${time}:00+05:30` : day);

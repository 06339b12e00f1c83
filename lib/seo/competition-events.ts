import type { School } from '@/content/school-shape';
import { schoolTime } from '@/lib/format/dates';
import { plainText } from '@/lib/html/sanitise';
import { CARD_LENGTH, cut } from '@/lib/html/truncate';
import type { CompetitionView } from '@/lib/school-api/competitions';
import { schoolPlace, schoolRef } from './school';

type Dated = CompetitionView & { date: string };

function competitionEvent(item: Dated, school: School, siteUrl: string) {
  const description = cut(plainText(item.details), CARD_LENGTH);
  return {
    '@type': 'Event',
    name: item.name,
    startDate: schoolTime(item.date),
    ...(description ? { description } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: new URL('/og/competition.jpg', siteUrl).href,
    url: new URL('/competition', siteUrl).href,
    location: schoolPlace(school),
    organizer: schoolRef(school, siteUrl),
  };
}

/** Competitions as events; those without a date are left out. */
export function competitionEvents(
  items: readonly CompetitionView[],
  school: School,
  siteUrl: string,
) {
  const dated = items.flatMap((item) => (item.date ? [{ ...item, date: item.date }] : []));
  if (dated.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@graph': dated.map((item) => competitionEvent(item, school, siteUrl)),
  };
}

import { school } from './school';

/** Cache tags of the reads that the calendar joins; test dates are on every page. */
export const CALENDAR_READS = ['events', 'admission-dates', 'competitions', 'weekly-schedules'];

export const calendar = {
  title: 'Calendar',
  description: `The calendar of ${school.name}: school events, holidays, admission tests, competitions and weekly schedules, month by month, to read or to subscribe to.`,
  ofMonth: `Events, holidays, admission tests, competitions and weekly schedules of ${school.name} in`,
  scene: 'timeline-road',
  banner: { heading: 'Calendar' },
  empty: 'No dates yet. We will publish them here as soon as they are fixed.',
  emptyMonth: 'No dates in this month.',
  partly: 'Some dates could not be loaded. Please try again in a minute.',
  earlier: 'Earlier',
  later: 'Later',
  coming: 'Coming months',
  months: 'Months',
  allMonths: 'All months',
  cancelled: 'Cancelled',
  home: { heading: 'Coming up', all: { label: 'Calendar', href: '/calendar' } },
  subscribe: {
    heading: 'On your phone',
    text: 'Subscribe once, and every date and every change appears in the calendar on your phone or computer.',
    button: 'Subscribe (iPhone, Mac)',
    file: 'Download as a file',
    copy: 'On Android, open Google Calendar on a computer, choose “Other calendars”, then “From URL”, and paste this address. The dates then appear on your phone:',
  },
} as const;

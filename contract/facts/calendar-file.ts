type About = {
  name: string;
  siteUrl: string;
  now: Date;
};

export type CalendarEntry = {
  /** Made globally unique by the site's host, unless the id names a host. */
  uid: string;
  title: string;
  /** Days such as '2026-12-13', and times such as '09:30' or ''. */
  first: string;
  last: string;
  from: string;
  until: string;
  place: string;
  details: string;
  href?: string | null;
  cancelled: boolean;
  /** Increases with each change, so that calendars accept the update. */
  sequence?: number;
  /** Time before the start, such as '-P1D'. */
  alarm?: string;
};

/** Fixed: India has no daylight saving time. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An iCalendar file (RFC 5545) to subscribe to. */
export function calendarFile(items: readonly CalendarEntry[], about: About): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${value(about.name)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${value(about.name)}`,
    'X-WR-TIMEZONE:Asia/Kolkata',
    // How often calendars should refresh, for those that support it.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...TIME_ZONE,
    ...items.flatMap((item) => eventLines(item, about)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(item: CalendarEntry, { siteUrl, now }: About): string[] {
  const { uid, title, place, details, href, cancelled, alarm } = item;
  const { sequence = cancelled ? 1 : 0 } = item;
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${uid.includes('@') ? uid : `${uid}@${new URL(siteUrl).hostname}`}`,
    `DTSTAMP:${stamp}`,
    ...timeLines(item),
    `SUMMARY:${value(title)}`,
    ...(place ? [`LOCATION:${value(place)}`] : []),
    ...(details ? [`DESCRIPTION:${value(details)}`] : []),
    ...(href ? [`URL:${new URL(href, siteUrl).href}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SEQUENCE:${sequence}`,
    'TRANSP:TRANSPARENT',
    ...(alarm
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${value(title)}`,
          `TRIGGER:${alarm}`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
  ];
}

const compact = (text: string) => text.replace(/[-:]/g, '');

function timeLines({ first, last, from, until }: CalendarEntry): string[] {
  // The end is exclusive: the day after the last.
  const end = new Date(Date.parse(last) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  if (from === '') {
    return [`DTSTART;VALUE=DATE:${compact(first)}`, `DTEND;VALUE=DATE:${compact(end)}`];
  }
  const at = (day: string, time: string) => `TZID=Asia/Kolkata:${compact(day)}T${compact(time)}00`;
  const start = `DTSTART;${at(first, from)}`;
  if (until !== '') return [start, `DTEND;${at(last, until)}`];
  return last === first ? [start] : [start, `DTEND;${at(end, '00:00')}`];
}

/** A one-line text with special characters escaped. */
function value(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: not allowed in calendar files
      .replace(/[\u0000-\u001F\u007F]/g, ' ')
  );
}

const MAX_LENGTH = 73;

/** Lines are limited to 75 bytes; a continuation begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (encoder.encode(part + character).length > MAX_LENGTH) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

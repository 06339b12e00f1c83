import { addDays, parseISO } from 'date-fns';
import { formatInIndia, india } from '@/content/india-time';
import type { CalendarItem } from './item';

type About = {
  name: string /** Makes the identifiers unique in the world. */;
  siteUrl: string;
  now: Date;
};

/** Fixed: India has no summer time. */
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
export function calendarFile(items: readonly CalendarItem[], about: About): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${value(about.name)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${value(about.name)}`,
    'X-WR-TIMEZONE:Asia/Kolkata',
    // How often to ask again, for those that read it.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...TIME_ZONE,
    ...items.flatMap((item) => eventLines(item, about)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(item: CalendarItem, { siteUrl, now }: About): string[] {
  const { uid, title, place, details, href, cancelled } = item;
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${stamp}`,
    ...timeLines(item),
    `SUMMARY:${value(title)}`,
    ...(place ? [`LOCATION:${value(place)}`] : []),
    ...(details ? [`DESCRIPTION:${value(details)}`] : []),
    ...(href ? [`URL:${new URL(href, siteUrl).href}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // A higher number than before, so that a calendar takes the change.
    `SEQUENCE:${cancelled ? 1 : 0}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const compact = (text: string) => text.replace(/[-:]/g, '');

function timeLines({ first, last, from, until }: CalendarItem): string[] {
  if (from === '') {
    // The end is the day after the last.
    const end = formatInIndia(addDays(parseISO(last, { in: india }), 1), 'yyyyMMdd');
    return [`DTSTART;VALUE=DATE:${compact(first)}`, `DTEND;VALUE=DATE:${end}`];
  }
  const at = (day: string, time: string) => `TZID=Asia/Kolkata:${compact(day)}T${compact(time)}00`;
  return [`DTSTART;${at(first, from)}`, ...(until ? [`DTEND;${at(last, until)}`] : [])];
}

/** A text of one line, with the characters escaped that mean something. */
function value(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar file may not hold them
      .replace(/[\u0000-\u001F\u007F]/g, ' ')
  );
}

const LONGEST = 73;

/** No line is longer than 75 bytes; what follows begins with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > LONGEST) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

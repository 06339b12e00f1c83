import { cache } from 'react';
import type { ResponseOf } from '@/contract';
import { clockOf, hourInWords } from '@/contract/facts/hour-in-words';
import { formatShortDate, toIso } from '@/lib/format/dates';
import { readCall } from './client';
import { mapResult, type Result } from './result';

export type AdmissionDateView = {
  location: string;
  /** The moment in UTC, or null when there is only a text. */
  date: string | null;
  /** 05 Jan 2026, else the text, else 'Details not available'. */
  shown: string;
  /** '9 am'; '' where the school does not say it. */
  time: string;
  /** The same as '09:30', where it is an hour. */
  clock: string;
  text: string;
  /** No place is left in any class. */
  full: boolean;
};

/** `value` is what the form sends back, as the API wrote it. */
export type AdmissionDateOption = {
  value: string;
  label: string;
  location: string;
  /** No place is left, or none for these classes. */
  full: boolean;
  fullFor: readonly string[];
};

export type AdmissionDates = {
  dates: AdmissionDateView[];
  texts: { location: string; text: string; full: boolean }[];
  /** For the announcement bar: the next date with places (or one without, or the last), and the first start text. */
  nextDate: string | null;
  startText: string | null;
  options: AdmissionDateOption[];
};

type Answer = ResponseOf<'admission-dates'>;
type Entry = Answer['dates_with_locations'][number];

function show({ admission_date, admission_text }: Entry): string {
  return formatShortDate(admission_date) || admission_text || 'Details not available';
}

function toOptions(entries: Entry[]): AdmissionDateOption[] {
  const options = new Map<string, AdmissionDateOption>();
  for (const entry of entries) {
    const value = entry.admission_date || entry.admission_text;
    const key = `${entry.location}\n${value}`;
    if (value === '' || options.has(key)) continue;
    const label = formatShortDate(entry.admission_date) || entry.admission_text || value;
    const { location, full = false, full_for: fullFor = [] } = entry;
    options.set(key, { value, label, location, full, fullFor });
  }
  return [...options.values()];
}

/** Those with a date, the earliest first. */
export const byDay = (views: readonly AdmissionDateView[]) =>
  views
    .filter(({ date }) => date !== null)
    .sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));

const DAY_MS = 24 * 60 * 60 * 1000;

/** The one date that the bar has room for, also of a server that lists days that are over. */
function nextOf(views: readonly AdmissionDateView[], now: number): string | null {
  const days = byDay(views);
  const ahead = days.filter(({ date }) => Date.parse(date ?? '') + DAY_MS > now);
  return (ahead.find(({ full }) => !full) ?? ahead[0] ?? days.at(-1))?.date ?? null;
}

export function viewAdmissionDates(answer: Answer, now: number = Date.now()): AdmissionDates {
  const entries = answer.dates_with_locations;
  const textEntries = answer.admission_texts_with_locations;
  const dates = entries.map((entry) => ({
    location: entry.location,
    date: toIso(entry.admission_date),
    shown: show(entry),
    time: hourInWords(entry.admission_time ?? ''),
    clock: clockOf(entry.admission_time ?? ''),
    text: entry.admission_text,
    full: entry.full ?? false,
  }));
  const texts = textEntries
    .map(({ location, admission_text: text, full = false }) => ({ location, text, full }))
    .filter(({ text }) => text !== '');
  return {
    dates,
    texts,
    nextDate: nextOf(dates, now),
    startText:
      texts[0]?.text ?? entries.find((entry) => entry.admission_text)?.admission_text ?? null,
    options: toOptions([
      ...entries,
      ...textEntries.map((entry) => ({ ...entry, admission_date: '' })),
    ]),
  };
}

export const readAdmissionDates = cache(async (): Promise<Result<AdmissionDates>> => {
  return mapResult(await readCall('admission-dates'), (answer) => viewAdmissionDates(answer));
});

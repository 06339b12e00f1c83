import { admission } from '@/content/admission';
import { home } from '@/content/home';
import { school } from '@/content/school';
import { type AdmissionDates, byDay } from '@/lib/school-api/admission-dates';

export type AdmissionRow = { location: string; shown: string[] };

const { noDetails } = home.admissionCard;

/** One row per place: its tests, the earliest first, and texts from the office. */
export function admissionRows(dates: AdmissionDates | null): AdmissionRow[] {
  const all = dates?.dates ?? [];
  const entries = [
    ...byDay(all),
    ...all.filter(({ date }) => date === null),
    ...(dates?.texts ?? []).map(({ text, ...entry }) => ({ ...entry, shown: text })),
  ].map(({ location, shown, full }) => ({
    location,
    shown: full ? `${shown}. ${admission.tests.full}` : shown,
  }));
  const places = new Map<string, Set<string>>();
  for (const { location, shown } of entries) {
    const place = location.trim() || school.address.locality;
    places.set(place, (places.get(place) ?? new Set()).add(shown || noDetails));
  }
  if (places.size === 0) places.set(school.address.locality, new Set([noDetails]));
  return [...places].map(([location, shown]) => ({ location, shown: [...shown] }));
}

import { home } from '@/content/home';
import { school } from '@/content/school';
import type { AdmissionDates } from '@/lib/school-api/admission-dates';

export type AdmissionRow = { location: string; shown: string[] };

const { noDetails } = home.admissionCard;

/** One row per place, with all its dates and texts from the office. */
export function admissionRows(dates: AdmissionDates | null): AdmissionRow[] {
  const entries = [
    ...(dates?.dates ?? []).map(({ location, shown }) => ({ location, shown })),
    ...(dates?.texts ?? []).map(({ location, text }) => ({ location, shown: text })),
  ];
  const places = new Map<string, Set<string>>();
  for (const { location, shown } of entries) {
    const place = location.trim() || school.address.locality;
    places.set(place, (places.get(place) ?? new Set()).add(shown || noDetails));
  }
  if (places.size === 0) places.set(school.address.locality, new Set([noDetails]));
  return [...places].map(([location, shown]) => ({ location, shown: [...shown] }));
}

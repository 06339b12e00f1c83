import type { AdmissionDateOption } from '@/lib/school-api/admission-dates';

/** One option per date; places with the same date share it. */
export function dateChoices(options: readonly AdmissionDateOption[]) {
  const places = new Map<string, { label: string; locations: string[] }>();
  for (const { value, label, location } of options) {
    const known = places.get(value) ?? { label, locations: [] };
    if (location) known.locations.push(location);
    places.set(value, known);
  }
  return [...places].map(([value, { label, locations }]) => ({
    value,
    label: locations.length > 0 ? `${label} (${locations.join(', ')})` : label,
  }));
}

import type { AdmissionDateOption } from '@/lib/school-api/admission-dates';

export type DateChoice = Omit<AdmissionDateOption, 'location'>;

/** One option per date; places with the same date share it. */
export function dateChoices(options: readonly AdmissionDateOption[]): DateChoice[] {
  const places = new Map<string, DateChoice & { locations: string[] }>();
  for (const { location, ...option } of options) {
    const known = places.get(option.value) ?? { ...option, locations: [] };
    if (location) known.locations.push(location);
    places.set(option.value, known);
  }
  return [...places.values()].map(({ locations, ...choice }) => ({
    ...choice,
    label: locations.length > 0 ? `${choice.label} (${locations.join(', ')})` : choice.label,
  }));
}

export const isFull = ({ full, fullFor }: DateChoice, applyFor: string) =>
  full || fullFor.includes(applyFor);

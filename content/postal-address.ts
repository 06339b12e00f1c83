import type { School } from './school-shape';

/** In one line. */
export function postalAddress({ address }: Pick<School, 'address'>): string {
  const { street, locality, district, state, postalCode, country } = address;
  return `${street}, ${locality}, ${district}, ${state} ${postalCode}, ${country}`;
}

import type { School } from './school-shape';

export function postalAddress({ address }: Pick<School, 'address'>): string {
  const { street, locality, district, state, postalCode, country } = address;
  return `${street}, ${locality}, ${district}, ${state} ${postalCode}, ${country}`;
}

import type { PageText } from '../blocks';
import { school } from '../school';

export type Policy = PageText & {
  version: string;
  since: string;
  /** The periods that the text tells, for programs. */
  periods?: string;
};

const { street, locality, district, state, postalCode, country } = school.address;

const postalAddress = `${street}, ${locality}, ${district}, ${state} ${postalCode}, ${country}`;

/** A number is not broken at the end of a line. */
export const officePhone = (school.phones[0] ?? '').replaceAll(' ', '\u00a0');

export const officeLines = `${school.name}, ${postalAddress}; ${school.email}; ${officePhone}`;

import type { PageText } from '../blocks';
import { postalAddress } from '../postal-address';
import { school } from '../school';

export type Policy = PageText & {
  version: string;
  since: string;
};

/** Kept on one line by no-break spaces. */
export const officePhone = (): string => (school.phones[0] ?? '').replaceAll(' ', '\u00a0');

export const officeLines = (): string =>
  `${school.name}, ${postalAddress(school)}; ${school.email}; ${officePhone()}`;

import { readConfig } from '@/school-api/config';

/** A school with a registration number, plainly invented. */
export const REGISTERED = {
  donationRegistration: { urn: 'AAATD0000DF20214', issuedOn: '2021-09-23' },
};

export const settingsOf = (facts = {}, env = {}) => readConfig(env, facts).tax;

import { readConfig } from '@/school-api/config';

/** Plainly invented. */
export const REGISTRATION = { urn: 'AAATD0000DF20214', issuedOn: '2021-09-23' };

const RENEWAL = { urn: 'AAATD0000DF20269', issuedOn: '2026-03-12', from: '2026-04-01' };

export const REGISTERED = { donationRegistrations: [REGISTRATION] };
export const RENEWED = { donationRegistrations: [RENEWAL, REGISTRATION] };

export const settingsOf = (facts = {}, env = {}) => readConfig(env, facts).tax;

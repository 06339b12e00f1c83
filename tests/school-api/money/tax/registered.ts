import { readConfig } from '@/school-api/config';

/** A school with a registration number, plainly invented. */
export const REGISTERED = {
  DONATION_URN: 'AAATD0000DF20214',
  DONATION_URN_DATE: '2021-09-23',
};

export const settingsOf = (env: Record<string, string> = REGISTERED) => readConfig(env).tax;

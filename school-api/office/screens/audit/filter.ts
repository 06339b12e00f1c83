import { isEmail } from '@/contract';
import { type AccessFilter, personHash } from '../../../privacy';
import type { OfficeRequest } from '../../route';
import { readDays } from '../read-days';

type Read = { filter: AccessFilter } | { problem: string };

/** As personHash makes it. */
const HASH = /^[\w-]{43}$/;

/** The filters of the address; the list and its export read them alike. */
export function readAuditFilter({ url, deps }: Pick<OfficeRequest, 'url' | 'deps'>): Read {
  const given = (name: string) => url.searchParams.get(name)?.trim() || undefined;
  const email = given('q');
  if (email !== undefined && !isEmail(email)) {
    return { problem: 'Please enter a whole e-mail address: only a hash of it is stored.' };
  }
  const hash = given('person');
  if (hash !== undefined && !HASH.test(hash)) return { problem: 'There is no such person.' };
  const days = readDays(url.searchParams);
  if (days === undefined) return { problem: 'Please write a day as 2026-04-01.' };
  const actor = given('actor');
  const action = given('action');
  const person = email === undefined ? hash : personHash(email, deps.config.tax.panKey);
  return {
    filter: {
      ...(person !== undefined && { person }),
      ...(actor !== undefined && { actor }),
      ...(action !== undefined && { action }),
      ...days,
    },
  };
}

import { isEmail } from '@/contract';
import { type AccessFilter, groupOf, listKinds, personHash } from '../../../privacy';
import type { OfficeRequest } from '../../route';
import { readDays } from '../read-days';

/** As made by personHash. */
const HASH = /^[\w-]{43}$/;

/** Filters in the address, shared by the list and its export. */
export async function readAuditFilter({
  url,
  deps,
}: Pick<OfficeRequest, 'url' | 'deps'>): Promise<{ filter: AccessFilter } | { problem: string }> {
  const given = (name: string) => url.searchParams.get(name)?.trim() || undefined;
  const email = given('q');
  if (email !== undefined && !isEmail(email)) {
    return { problem: 'Enter a whole email address: we store only a hash of it.' };
  }
  const hash = given('person');
  if (hash !== undefined && !HASH.test(hash)) return { problem: 'There is no such person.' };
  const days = readDays(url.searchParams);
  if (days === undefined) return { problem: 'Enter a date such as 2026-04-01.' };
  const actor = given('actor');
  const action = given('action');
  const group = given('group');
  const kinds = group === undefined ? undefined : await listKinds(deps.db, 'action');
  const person = email === undefined ? hash : personHash(email, deps.config.tax.panKey);
  return {
    filter: {
      ...(person !== undefined && { person }),
      ...(actor !== undefined && { actor }),
      ...(action !== undefined && { action }),
      ...(kinds && { actions: kinds.filter((kind) => groupOf(kind) === group) }),
      ...days,
    },
  };
}

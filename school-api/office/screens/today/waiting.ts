import type { Role } from '../../roles';
import type { OfficeDeps, Person } from '../../route';
import type { Source, Waiting } from './source';
import { contentDue } from './sources/content-due';
import { decisions } from './sources/decisions';
import { disclosuresDue } from './sources/disclosures-due';
import { newRecords } from './sources/new-records';
import { paymentCases } from './sources/payment-cases';
import { testsAhead } from './sources/tests-ahead';
import { uncertainPayments } from './sources/uncertain-payments';
import { undeliveredMails } from './sources/undelivered-mails';

/** In the order of the page. */
const SOURCES: readonly Source[] = [
  ...[paymentCases, uncertainPayments, undeliveredMails],
  decisions,
  ...newRecords,
  testsAhead,
  contentDue,
  disclosuresDue,
];

/** What concerns a role, and one person of it; one after the other, so that a page takes one connection. */
export async function findWaiting(
  deps: OfficeDeps,
  role: Role,
  person?: Person,
): Promise<Waiting[]> {
  const found: Waiting[] = [];
  for (const { roles, find } of SOURCES) {
    if (roles.includes(role)) found.push(...(await find(deps, role, person)));
  }
  return found;
}

import type { OfficeDeps, Person, Role } from '../../route';
import type { Source, Waiting } from './source';
import { contentDue, disclosuresDue } from './sources/content';
import { corrections } from './sources/corrections';
import { decisions } from './sources/decisions';
import { newDocuments } from './sources/documents';
import { newRecords } from './sources/new-records';
import { payments } from './sources/payments';
import { statements } from './sources/statements';
import { testsAhead } from './sources/tests-ahead';
import { foundTransfers } from './sources/transfers';
import { undeliveredMails } from './sources/undelivered-mails';

const SOURCES: readonly Source[] = [
  ...[payments, undeliveredMails, decisions],
  ...newRecords,
  ...[foundTransfers, newDocuments, corrections],
  ...[statements, testsAhead, contentDue, disclosuresDue],
];

/** For a role, and a person with it; in sequence, so that a page uses one connection. */
export async function findWaiting(
  deps: OfficeDeps,
  role: Role,
  person?: Person,
): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const { roles, find } of SOURCES) {
    if (roles.includes(role)) waiting.push(...(await find(deps, role, person)));
  }
  return waiting;
}

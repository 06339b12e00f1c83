import type { Db } from '../../../db';
import { audited } from '../../audit';
import type { Outcome } from '../../people/outcome';
import type { AuditEntry, OfficeRequest } from '../../route';

/** A refused change has a line of its own in the audit. */
export async function changeWithAudit<T>(
  request: OfficeRequest,
  entry: AuditEntry,
  change: (tx: Db) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const outcome = await audited(request, entry, change, ({ refused }) => refused === undefined);
  if (outcome.refused !== undefined) {
    await request.audit({ ...entry, action: `${entry.action} refused` });
  }
  return outcome;
}

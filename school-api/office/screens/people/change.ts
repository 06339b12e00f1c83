import type { Outcome } from '../../people/outcome';
import type { AuditEntry, OfficeRequest } from '../../route';

/** Audited before it is done, and again if it is refused. */
export async function changeWithAudit<T>(
  { audit }: OfficeRequest,
  entry: AuditEntry,
  change: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  await audit(entry);
  const outcome = await change();
  if (outcome.refused !== undefined) {
    const { action, record, person } = entry;
    await audit({
      action: `${action} refused`,
      ...(record !== undefined && { record }),
      ...(person !== undefined && { person }),
    });
  }
  return outcome;
}

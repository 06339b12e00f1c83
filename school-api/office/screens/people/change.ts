import type { Outcome } from '../../people/outcome';
import type { AuditEntry, OfficeRequest } from '../../route';

/** Written down before it is done; when it is refused, that too. */
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

import type { Saved } from '../../../content';
import type { OfficeRequest } from '../../route';

/** After the line of the act itself: it was asked for, and not done. */
export function writeRefused(
  { audit }: OfficeRequest,
  record: string,
  act: string,
  saved: Exclude<Saved, { ok: true }>,
): Promise<void> {
  return audit({ action: 'content refused', record, after: { act, why: reasonOf(saved) } });
}

/** Without the problems themselves, which may hold words. */
function reasonOf(saved: Exclude<Saved, { ok: true }>): string {
  if ('missing' in saved) return 'removed meanwhile';
  return 'stale' in saved ? 'changed meanwhile' : 'not right as it is';
}

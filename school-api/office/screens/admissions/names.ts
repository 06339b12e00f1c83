import type { OfficeRecord } from '../../../records';
import type { Role } from '../../roles';

export const LIST = { href: '/applications', label: 'Applications' };

/** Who works on applications, and who prepares, checks and releases decisions. */
export const ADMISSIONS: readonly Role[] = ['admissions', 'head'];

export function nameOf(record: OfficeRecord): string {
  const name = `${record.first_name ?? ''} ${record.last_name ?? ''}`.trim();
  return name || 'No name';
}

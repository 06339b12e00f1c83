import { fullName } from '@/contract';
import type { OfficeRecord } from '../../../records';
import type { Role } from '../../roles';

export const LIST = { href: '/applications', label: 'Applications' };

/** Who works on applications, and who prepares, checks and releases decisions. */
export const ADMISSIONS: readonly Role[] = ['admissions', 'head'];

export function nameOf(record: OfficeRecord): string {
  return fullName(String(record.first_name ?? ''), String(record.last_name ?? '')) || 'No name';
}

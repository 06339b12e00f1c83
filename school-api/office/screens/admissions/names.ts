import { fullName } from '@/contract';
import { admissionsSubject, type OfficeRecord } from '../../../records';
import type { Role } from '../../roles';
import type { Stated } from '../records/set-states';

export const LIST = { href: '/applications', label: 'Applications' };

/** Who works on applications, and who prepares, checks and releases decisions. */
export const ADMISSIONS: readonly Role[] = ['admissions', 'head'];

export function nameOf(record: OfficeRecord): string {
  return fullName(String(record.first_name ?? ''), String(record.last_name ?? '')) || 'No name';
}

export const STATED: Stated = {
  kind: 'applications',
  subject: admissionsSubject,
  list: LIST,
  roles: ADMISSIONS,
  nameOf,
};

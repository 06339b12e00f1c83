import { fullName } from '@/contract';
import { admissionsSubject, type OfficeRecord } from '../../../records';
import type { Role } from '../../route';
import type { StateList } from '../records/set-states';

export const LIST = { href: '/applications', label: 'Applications' };

export const FEES = { href: `${LIST.href}/fees`, label: 'Registration fees' };

/** Who works on applications, and who prepares, checks and releases decisions. */
export const ADMISSIONS: readonly Role[] = ['admissions', 'head'];

export function nameOf(record: OfficeRecord): string {
  return fullName(String(record.first_name ?? ''), String(record.last_name ?? '')) || 'No name';
}

export const STATED: StateList = {
  kind: 'applications',
  subject: admissionsSubject,
  list: LIST,
  roles: ADMISSIONS,
  nameOf,
};

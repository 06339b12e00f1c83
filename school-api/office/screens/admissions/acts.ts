import { admissionsSubject, type OfficeRecord } from '../../../records';
import { exportAct } from '../exports/act';
import { feeReminderAct, writeAct } from '../letters/many';
import type { ListAct } from '../records/acts';
import { type Stated, stateAct } from '../records/set-states';
import { documentsAct } from './ask-documents';

export const LIST = { href: '/applications', label: 'Applications' };

export function nameOf(record: OfficeRecord): string {
  const name = `${record.first_name ?? ''} ${record.last_name ?? ''}`.trim();
  return name || 'No name';
}

export const STATED: Stated = {
  kind: 'applications',
  subject: admissionsSubject,
  list: LIST,
  roles: ['admissions', 'head'],
  nameOf,
};

/** What can be done with many at once. */
export const acts: readonly ListAct[] = [
  stateAct(STATED),
  writeAct(STATED.roles),
  feeReminderAct(STATED.roles),
  documentsAct(STATED.roles),
  exportAct('applications', STATED.roles),
];

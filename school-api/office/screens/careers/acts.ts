import { careersSubject, type OfficeRecord } from '../../../records';
import { exportAct } from '../exports/act';
import { writeAct } from '../letters/many';
import type { ListAct } from '../records/acts';
import { type Stated, stateAct } from '../records/set-states';

export const LIST = { href: '/jobs', label: 'Job applications' };

export const STATED: Stated = {
  kind: 'jobs',
  subject: careersSubject,
  list: LIST,
  roles: ['admissions', 'head'],
  nameOf: ({ applicant_name: name }: OfficeRecord) => String(name),
};

/** What can be done with many at once. */
export const acts: readonly ListAct[] = [
  stateAct(STATED),
  writeAct(STATED.roles),
  exportAct('jobs', STATED.roles),
];

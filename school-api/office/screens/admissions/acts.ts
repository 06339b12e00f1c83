import { admissionsSubject } from '../../../records';
import { exportAct } from '../exports/act';
import { feeReminderAct, writeAct } from '../letters/many';
import type { ListAct } from '../records/acts';
import { type Stated, stateAct } from '../records/set-states';
import { admitCardsAct } from './admit-cards';
import { documentsAct } from './ask-documents';
import { nameOf } from './name-of';
import { recordSheetsAct } from './record-sheets';

export const LIST = { href: '/applications', label: 'Applications' };

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
  admitCardsAct(STATED.roles),
  recordSheetsAct(STATED.roles),
  exportAct('applications', STATED.roles),
];

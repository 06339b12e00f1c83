import { admissionsSubject } from '../../../records';
import { prepareAct } from '../decisions/prepare';
import { exportAct } from '../exports/act';
import { feeReminderAct, writeAct } from '../letters/many';
import type { ListAct } from '../records/acts';
import { type Stated, stateAct } from '../records/set-states';
import { admitCardsAct } from './admit-cards';
import { documentsAct } from './ask-documents';
import { ADMISSIONS, LIST, nameOf } from './names';

export const STATED: Stated = {
  kind: 'applications',
  subject: admissionsSubject,
  list: LIST,
  roles: ADMISSIONS,
  nameOf,
};

/** What can be done with many at once. */
export const acts: readonly ListAct[] = [
  prepareAct,
  stateAct(STATED),
  writeAct(STATED.roles),
  feeReminderAct(STATED.roles),
  documentsAct(STATED.roles),
  admitCardsAct(STATED.roles),
  exportAct('applications', STATED.roles),
];

import { CONSENT_KEYS, CUSTOM_FIELD_KEYS } from '@/contract';
import { toAnswers } from '../../forms';
import { rupees } from '../../money';
import {
  countApplications,
  listApplicationIds,
  listApplications,
  type OfficeApplication,
  showApplication,
} from '../rows/applications';
import { statesOf } from '../states/states';
import { OFFICE_STATE_FIELDS, officeStateOf } from './office-state';
import { type FindableSubject, paymentState } from './subject';

/** Without its id, which is of the public calls. The status is named `progress`, because `state` is a part of the address. */
function toRecord(row: OfficeApplication) {
  const { application, amount, paymentId, paidAt } = row;
  const withdrawn = application.consentWithdrawnAt === null ? '' : 'WITHDRAWN ';
  const progress = `${withdrawn}${paymentState(row.state, row)}`;
  return {
    application_number: application.number,
    progress: row.test ? `TEST ${progress}` : progress,
    begun_at: application.createdAt,
    verified_at: application.verifiedAt,
    completed_at: application.completedAt,
    ...toAnswers(application),
    fee_rupees: rupees(amount),
    payment_id: paymentId ?? '',
    paid_at: paidAt,
    returned_rupees: row.returned ? rupees(row.returned) : '',
    returned_at: row.returnedAt,
    notice_version: application.noticeVersion,
    consent_name: application.consentName,
    consent_relation: application.consentRelation,
    consent_version: application.consentVersion,
    consent_at: application.consentAt,
    consent_withdrawn_at: application.consentWithdrawnAt,
    ...officeStateOf(application),
  };
}

export const applicationSubject: FindableSubject = {
  name: 'applications',
  singular: 'application',
  states: ['begun', 'verified', 'completed', 'paid'],
  officeStates: statesOf('applications'),
  sortedBy: { at: 'begun_at', id: 'application_number' },
  fields: [
    ...['application_number', 'progress', 'begun_at', 'verified_at', 'completed_at', 'email'],
    ...['first_name', 'last_name', 'guardian_name', 'mobile', 'alternate_mobile'],
    ...['student_type', 'apply_for', 'admission_date'],
    ...['address', 'city', 'state', 'pin_code', 'country', 'query', ...CUSTOM_FIELD_KEYS],
    ...['fee_rupees', 'payment_id', 'paid_at', 'returned_rupees', 'returned_at'],
    'notice_version',
    ...CONSENT_KEYS,
    ...['consent_at', 'consent_withdrawn_at'],
    ...OFFICE_STATE_FIELDS,
  ],
  count: countApplications,
  ids: listApplicationIds,
  list: async (db, filter, slice) => (await listApplications(db, filter, slice)).map(toRecord),
  find: async (db, id) => {
    const found = await showApplication(db, id);
    return found && toRecord(found);
  },
};

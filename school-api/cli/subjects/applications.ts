import { CUSTOM_FIELD_KEYS } from '@/contract';
import { toAnswers } from '../../admissions/record';
import {
  countApplications,
  listApplications,
  type OfficeApplication,
  showApplication,
} from '../../repositories/office/applications';
import { rupees, type Subject } from './subject';

/** Where it stands is `progress`: `state` is the state that the family lives in. */
function toRecord(row: OfficeApplication) {
  const { application, amount, paymentId, paidAt } = row;
  return {
    application_id: application.id,
    progress: row.state,
    begun_at: application.createdAt,
    verified_at: application.verifiedAt,
    completed_at: application.completedAt,
    ...toAnswers(application),
    fee_rupees: rupees(amount),
    payment_id: paymentId ?? '',
    paid_at: paidAt,
  };
}

export const applicationSubject: Subject = {
  name: 'applications',
  one: 'application',
  states: ['begun', 'verified', 'completed', 'paid'],
  listed: [
    'begun_at',
    'progress',
    'first_name',
    'last_name',
    'apply_for',
    'email',
    'application_id',
  ],
  fields: [
    ...['application_id', 'progress', 'begun_at', 'verified_at', 'completed_at', 'email'],
    ...['first_name', 'last_name', 'guardian_name', 'mobile', 'alternate_mobile'],
    ...['student_type', 'apply_for', 'admission_date'],
    ...['address', 'city', 'state', 'pin_code', 'country', 'query', ...CUSTOM_FIELD_KEYS],
    ...['fee_rupees', 'payment_id', 'paid_at'],
  ],
  count: countApplications,
  list: async (db, filter, slice) => (await listApplications(db, filter, slice)).map(toRecord),
  find: async (db, id) => {
    const found = await showApplication(db, id);
    return found && toRecord(found);
  },
};

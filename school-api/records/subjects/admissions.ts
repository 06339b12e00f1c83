import { and, eq, type SQL, sql } from 'drizzle-orm';
import { CONSENT_KEYS, CUSTOM_FIELD_KEYS } from '@/contract';
import {
  applicationMarks,
  applications,
  byClass,
  byDay,
  byName,
  type Db,
  paymentOrders,
  preparedDecisions,
  progressOf,
} from '../../db';
import { toAnswers } from '../../forms';
import { rupees } from '../../money';
import type { RecordId } from '../record-key';
import { among, keysOf } from '../rows/keys';
import { noteNow } from '../states/application-states';
import { statesOf } from '../states/states';
import {
  OFFICE_STATE_FIELDS,
  officeStateOf,
  paymentState,
  recordsOfRows,
  type Subject,
} from './subject';

const progress = progressOf(applications);
const marks = sql<string>`coalesce((select m.marks from ${applicationMarks} m where m.application_id = ${applications.id} order by m.id desc limit 1), '')`;

/** With their orders, which are found by the index of what they pay for. */
function readRows(db: Db, ids: readonly RecordId[]) {
  const { purpose, subjectId, test, amount, paymentId, paidAt, returned, returnedAt } =
    paymentOrders;
  const isOrder = and(
    eq(purpose, 'admission'),
    eq(subjectId, applications.id),
    among(subjectId, ids),
  );
  const order = { test, amount, paymentId, paidAt, returned, returnedAt };
  return db
    .select({ application: applications, progress, marks, ...order })
    .from(applications)
    .leftJoin(paymentOrders, isOrder)
    .where(among(applications.id, ids));
}

/** Without its id, which is of the public calls. The status is named `progress`, because `state` is a part of the address. */
function toRecord(row: Awaited<ReturnType<typeof readRows>>[number]) {
  const { application, amount, paymentId, paidAt } = row;
  const withdrawn = application.consentWithdrawnAt === null ? '' : 'WITHDRAWN ';
  const state = `${withdrawn}${paymentState(row.progress, row)}`;
  return {
    office_number: application.number,
    application_number: application.applicationNumber,
    progress: row.test ? `PRACTICE ${state}` : state,
    begun_at: application.createdAt,
    verified_at: application.verifiedAt,
    completed_at: application.completedAt,
    ...toAnswers(application),
    roll_number: application.seatDate === application.admissionDate ? application.seat : null,
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
    answer_by: application.answerBy,
    family_note: noteNow(application.officeState, application.familyNote),
    marks: row.marks,
  };
}

const sorts = {
  name: byName(applications.firstName, applications.lastName),
  class: byClass(applications.applyFor),
  test: byDay(applications.admissionDate),
};

function keysWhere(narrow?: SQL) {
  return keysOf(applications, sorts, ({ state, applyFor, studentType, testDay, test = false }) =>
    and(
      narrow,
      state === undefined ? undefined : eq(progress, state),
      applyFor === undefined ? undefined : eq(applications.applyFor, applyFor),
      testDay === undefined ? undefined : eq(applications.admissionDate, testDay),
      studentType === undefined ? undefined : eq(applications.studentType, studentType),
      test ? undefined : eq(applications.feeTest, false),
    ),
  );
}

export const admissionsSubject: Subject = {
  name: 'applications',
  singular: 'application',
  isNumbered: true,
  states: ['begun', 'verified', 'completed', 'paid'],
  officeStates: statesOf('applications'),
  fields: [
    ...['application_number', 'office_number', 'progress'],
    ...['begun_at', 'verified_at', 'completed_at', 'email'],
    ...['first_name', 'last_name', 'guardian_name', 'mobile', 'alternate_mobile'],
    ...['student_type', 'apply_for', 'admission_date', 'roll_number'],
    ...['address', 'city', 'state', 'pin_code', 'country', 'query', ...CUSTOM_FIELD_KEYS],
    ...['fee_rupees', 'payment_id', 'paid_at', 'returned_rupees', 'returned_at'],
    'notice_version',
    ...CONSENT_KEYS,
    ...['consent_at', 'consent_withdrawn_at'],
    ...OFFICE_STATE_FIELDS,
    ...['answer_by', 'family_note', 'marks'],
  ],
  sorts: Object.keys(sorts),
  // Of the application alone, so that no list reads the orders.
  keys: keysWhere(),
  read: async (db, ids, settings) =>
    recordsOfRows(
      ids,
      await readRows(db, ids),
      ({ application }) => application.id,
      toRecord,
      settings,
    ),
};

/** Those that have a prepared decision. */
export const preparedSubject: Subject = {
  ...admissionsSubject,
  keys: keysWhere(
    sql`${applications.id} in (select ${preparedDecisions.applicationId} from ${preparedDecisions})`,
  ),
};

/** The id of the application with this number. */
export async function findApplicationId(db: Db, number: number): Promise<string | undefined> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.number, number));
  return row?.id;
}

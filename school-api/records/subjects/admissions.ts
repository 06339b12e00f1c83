import { addDays } from 'date-fns';
import { and, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { formatInIndia } from '@/content/india-time';
import { type Answers, CUSTOM_FIELD_KEYS } from '@/contract';
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
  receipts,
} from '../../db';
import { hasDocument, toAnswers } from '../../forms';
import { rupees } from '../../money';
import type { RecordId } from '../record-key';
import { among, keysOf, type OfficeFilter, within } from '../rows/keys';
import { noteNow } from '../states/application-states';
import { BY_FAMILY } from '../states/set-by-family';
import { statesOf } from '../states/states';
import { paymentState, type Subject, stateFields, subjectOf } from './subject';

const progress = progressOf(applications);
const marks = sql<string>`coalesce((select m.marks from ${applicationMarks} m where m.application_id = ${applications.id} order by m.id desc limit 1), '')`;

/** With their orders, which are found by the index of their subjects. */
async function readRows(db: Db, ids: readonly RecordId[]) {
  const { purpose, subjectId, test, amount, paymentId, paidAt, returned, returnedAt } =
    paymentOrders;
  const isOrder = and(
    eq(purpose, 'admission'),
    eq(subjectId, applications.id),
    among(subjectId, ids),
  );
  const order = { test, amount, paymentId, paidAt, returned, returnedAt };
  const receiptNumber = receipts.number;
  const rows = await db
    .select({ application: applications, progress, marks, ...order, receiptNumber })
    .from(applications)
    .leftJoin(paymentOrders, isOrder)
    .leftJoin(receipts, eq(receipts.sourceId, paymentOrders.id))
    .where(among(applications.id, ids));
  return rows.map((row) => ({ ...row, answers: toAnswers(row.application) }));
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function progressIn({ application, test, progress: state, ...row }: Row): string {
  const withdrawn = application.consentWithdrawnAt === null ? '' : 'WITHDRAWN ';
  return `${test ? 'PRACTICE ' : ''}${withdrawn}${paymentState(state, row)}`;
}

const answered = (names: readonly (keyof Answers)[]) =>
  Object.fromEntries(names.map((name) => [name, ({ answers }: Row) => answers[name]]));

const sorts = {
  name: byName(applications.firstName, applications.lastName),
  class: byClass(applications.applyFor),
  test: byDay(applications.admissionDate),
};

const { officeState, officeStateAt, officeStateBy, answerBy } = applications;

function answeredIn({ state, now }: NonNullable<OfficeFilter['answer']>) {
  if (state === 'week') {
    return and(eq(officeStateBy, BY_FAMILY), gte(officeStateAt, addDays(now, -7)));
  }
  if (state !== 'over') return undefined;
  const isLate = lt(answerBy, formatInIndia(now, 'yyyy-MM-dd'));
  return and(eq(officeState, 'place offered'), ne(answerBy, ''), isLate);
}

const documentsIn = (state: string | undefined) =>
  state === 'new' || state === 'missing' ? hasDocument(state) : undefined;

function keysWhere(narrow: (filter: OfficeFilter) => SQL | undefined = () => undefined) {
  return keysOf(applications, sorts, (filter) => {
    const { state, applyFor, studentType, testDay, test = false } = filter;
    return and(
      narrow(filter),
      filter.answer && answeredIn(filter.answer),
      documentsIn(filter.documents),
      filter.completed && within(applications.completedAt, filter.completed),
      state === undefined ? undefined : eq(progress, state),
      applyFor === undefined ? undefined : eq(applications.applyFor, applyFor),
      testDay === undefined ? undefined : eq(applications.admissionDate, testDay),
      studentType === undefined ? undefined : eq(applications.studentType, studentType),
      test ? undefined : eq(applications.feeTest, false),
    );
  });
}

/** Without its id, which public calls use. The status is named `progress`, because `state` is part of the address. */
export const admissionsSubject = subjectOf<Row>({
  name: 'applications',
  singular: 'application',
  isNumbered: true,
  states: ['started', 'verified', 'completed', 'paid'],
  officeStates: statesOf('applications'),
  fields: {
    application_number: ({ application }) => application.applicationNumber,
    office_number: ({ application }) => application.number,
    progress: progressIn,
    begun_at: ({ application }) => application.createdAt,
    verified_at: ({ application }) => application.verifiedAt,
    completed_at: ({ application }) => application.completedAt,
    ...answered(['email', 'first_name', 'last_name', 'guardian_name', 'mobile']),
    ...answered(['alternate_mobile', 'student_type', 'apply_for', 'admission_date']),
    roll_number: ({ application: { seat, seatDate, admissionDate } }) =>
      seatDate === admissionDate ? seat : null,
    ...answered(['address', 'city', 'state', 'pin_code', 'country', 'query', ...CUSTOM_FIELD_KEYS]),
    fee_rupees: ({ amount }) => rupees(amount),
    payment_id: ({ paymentId }) => paymentId ?? '',
    paid_at: ({ paidAt }) => paidAt,
    receipt_number: ({ receiptNumber }) => receiptNumber ?? '',
    returned_rupees: ({ returned }) => (returned ? rupees(returned) : ''),
    returned_at: ({ returnedAt }) => returnedAt,
    notice_version: ({ application }) => application.noticeVersion,
    consent_name: ({ application }) => application.consentName,
    consent_relation: ({ application }) => application.consentRelation,
    consent_version: ({ application }) => application.consentVersion,
    consent_at: ({ application }) => application.consentAt,
    consent_withdrawn_at: ({ application }) => application.consentWithdrawnAt,
    ...stateFields(({ application }: Row) => application),
    answer_by: ({ application }) => application.answerBy,
    family_note: ({ application: { officeState, familyNote } }) => noteNow(officeState, familyNote),
    marks: (row) => row.marks,
  },
  sorts: Object.keys(sorts),
  // From the application only, so that no list reads the orders.
  keys: keysWhere(),
  rows: readRows,
  idOf: ({ application }) => application.id,
});

const isPrepared = sql`${applications.id} in (select ${preparedDecisions.applicationId} from ${preparedDecisions})`;
/** Of the newest decision, which counts. */
const releaseAt = sql`(select p.release_at from ${preparedDecisions} p where p.application_id = ${applications.id} order by p.id desc limit 1)`;

function releasedIn({ release }: OfficeFilter) {
  if (release === 'set') return isNotNull(releaseAt);
  return release === 'unset' ? isNull(releaseAt) : undefined;
}

/** Those with a prepared decision. */
export const preparedSubject: Subject = {
  ...admissionsSubject,
  keys: keysWhere((filter) => and(isPrepared, releasedIn(filter))),
};

/** The id of the application with this number. */
export async function findApplicationId(db: Db, number: number): Promise<string | undefined> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.number, number));
  return row?.id;
}

import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { type ApplicationRecord, type ApplicationStatus, fullName, isSameName } from '@/contract';
import { listTestDays, type TestDay } from '../../content';
import { applications, type Db, paymentOrders, progressOf, receipts } from '../../db';
import {
  datesToMoveTo,
  documentsOf,
  findRegistered,
  isClosed,
  isTestAhead,
  testIn,
} from '../../forms';
import { familyWords, isAnswerDue, noteNow } from '../../records';

/** Bounds the response to the newest. */
const MAX = 30;

const { purpose, subjectId } = paymentOrders;
const isOrder = and(eq(purpose, 'admission'), eq(subjectId, applications.id));

const rowsOf = (db: Db, which: SQL | undefined) =>
  db
    .select({
      application: applications,
      progress: progressOf(applications),
      order: paymentOrders,
      receipt: receipts.number,
    })
    .from(applications)
    .leftJoin(paymentOrders, isOrder)
    .leftJoin(receipts, eq(receipts.sourceId, paymentOrders.id))
    // Anybody can enter anyone's address in the first step.
    .where(and(which, isNotNull(applications.verifiedAt)))
    .orderBy(desc(applications.createdAt), desc(applications.number))
    .limit(MAX);

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Shared by all applications in the response. */
type Facts = {
  documents: Awaited<ReturnType<typeof documentsOf>>;
  dates: readonly TestDay[];
  moves: Awaited<ReturnType<typeof datesToMoveTo>>;
  registered: Awaited<ReturnType<typeof findRegistered>>;
};

/** Applications as their family sees them; call it only after the address was verified. */
export async function readStatus(
  db: Db,
  which: SQL | undefined,
  { email, now }: { email: string; now: Date },
): Promise<ApplicationStatus> {
  const rows = await rowsOf(db, which);
  const ids = rows.map(({ application }) => application.id);
  const emails = [...new Set(rows.map(({ application }) => application.emailKey))];
  const facts = {
    documents: await documentsOf(db, ids),
    dates: await listTestDays(db),
    moves: await datesToMoveTo(db, ids, { now }),
    registered: await findRegistered(db, emails, now),
  };
  return { email, applications: rows.map((row) => toRecord(row, facts, now)) };
}

function toRecord(
  row: Row,
  { documents, dates, moves, registered }: Facts,
  now: Date,
): ApplicationRecord {
  const { application, order } = row;
  const { applicationNumber, firstName, lastName, applyFor, admissionDate } = application;
  const paid = order?.state === 'paid' ? order : undefined;
  const days = moves.get(application.id) ?? [];
  const name = fullName(firstName, lastName);
  const isSameChild = (one: Facts['registered'][number]) =>
    isSameName(fullName(one.firstName, one.lastName), name);
  const paidElsewhere = row.progress === 'paid' ? undefined : registered.find(isSameChild);
  const { title, follows } = wordsOf(row, paidElsewhere?.applicationNumber, now);
  return {
    application_number: applicationNumber,
    name,
    apply_for: applyFor,
    state: title,
    follows,
    note: isGone(row) ? '' : noteNow(application.officeState, application.familyNote),
    test: { ...testIn(dates, admissionDate), seat: seatOf(row) },
    paid: paid
      ? {
          on: paid.paidAt?.toISOString() ?? '',
          amount: paid.amount,
          returned: paid.returned,
          test: paid.test,
          payment_id: paid.paymentId ?? '',
        }
      : null,
    receipt: row.receipt !== null,
    documents: isClosed(application) ? [] : documentsIn(row, documents),
    move_to: [...days],
    move_tests: days.map((date) => testIn(dates, date)),
    can: actionsOf(row, paidElsewhere?.applicationNumber, now),
  };
}

/** A number of another day is not this day's. */
const seatOf = ({ application: { seat, seatDate, admissionDate } }: Row) =>
  seatDate === admissionDate ? String(seat ?? '') : '';

function documentsIn({ application }: Row, documents: Facts['documents']) {
  return documents
    .filter(({ applicationId }) => applicationId === application.id)
    .map(({ kind, sentAt }) => ({ kind, sent: sentAt !== null }));
}

/** Until the fee is paid, the school has nothing to do. */
const UNFINISHED: Readonly<Record<string, readonly [title: string, follows: string]>> = {
  verified: ['Not finished', 'Please fill in the form and pay the registration fee.'],
  completed: ['Fee not paid', 'Please pay the registration fee to complete the registration.'],
};

const isGone = ({ application }: Row) =>
  application.consentWithdrawnAt !== null || application.officeState === 'withdrawn';

/** `paidNumber`: the child's other application, for which the fee is paid. */
function wordsOf(row: Row, paidNumber: string | undefined, now: Date) {
  const { officeState, answerBy, firstName, lastName } = row.application;
  const [title, follows] = UNFINISHED[row.progress] ?? [];
  if (isGone(row)) return familyWords({ state: 'withdrawn', answerBy: '' }, now);
  if (title && follows && officeState === 'received') {
    if (paidNumber === undefined) return { title, follows };
    const registered = `${fullName(firstName, lastName)} is registered with application ${paidNumber}.`;
    return { title: 'Not needed', follows: `${registered} You do not need to pay again.` };
  }
  return familyWords({ state: officeState, answerBy }, now);
}

function actionsOf(row: Row, paidNumber: string | undefined, now: Date): string[] {
  const { officeState, answerBy, admissionDate } = row.application;
  if (isGone(row)) return [];
  const isPaid = row.progress === 'paid';
  const isOffered = officeState === 'place offered' && isAnswerDue(answerBy, now);
  return [
    ...(isPaid || paidNumber || isClosed(row.application) ? [] : ['continue']),
    ...(isOffered ? ['accept', 'decline'] : []),
    ...(isPaid && isTestAhead(officeState, admissionDate, now) ? ['test'] : []),
    'withdraw',
  ];
}

import { and, countDistinct, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import {
  applications,
  type Db,
  officeStates,
  outbox,
  type Purpose,
  paymentOrders,
  type Role,
} from '../../db';
import { isUndelivered } from '../../mail';
import { recordOfMail } from '../letters/mail-key';
import { type RecordId, type RecordKind, recordKey } from '../record-key';
import { among } from './keys';

type Subject = { purpose: Purpose; subjectId: string; applicationNumber: number | null };

/** The application or donation of each order, by order id. */
export async function findOrderSubjects(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Subject>> {
  if (ids.length === 0) return new Map();
  const { id, purpose, subjectId } = paymentOrders;
  const rows = await db
    .select({ id, purpose, subjectId, applicationNumber: applications.number })
    .from(paymentOrders)
    .leftJoin(applications, eq(applications.id, subjectId))
    .where(inArray(id, [...ids]));
  return new Map(rows.map(({ id: orderId, ...subject }) => [orderId, subject]));
}

/** Of withdrawn applications, those that had a place or the offer of one. */
export async function countPlacesGivenUp(db: Db, ids: readonly RecordId[]): Promise<number> {
  const { applicationId, before, after } = officeStates;
  const hadPlace = and(eq(after, 'withdrawn'), inArray(before, ['place offered', 'accepted']));
  const [row] = await db
    .select({ count: countDistinct(applicationId) })
    .from(officeStates)
    .where(and(among(applicationId, ids), hadPlace));
  return row?.count ?? 0;
}

const MAX_MAILS = 500;

const ALL: readonly Role[] = ['admissions', 'accounts', 'head'];
const ADMISSIONS: readonly Role[] = ['admissions', 'head'];
const ACCOUNTS: readonly Role[] = ['accounts', 'head'];

/** Who may see the record, which shows the address and can resend the email. */
const SEE_RECORD: Record<RecordKind, readonly Role[]> = {
  applications: ALL,
  messages: ADMISSIONS,
  jobs: ADMISSIONS,
  donations: ACCOUNTS,
  'offline-donations': ACCOUNTS,
  transfers: ACCOUNTS,
};

/** Of kinds whose keys name no record. */
const SEE_KIND: Record<string, readonly Role[]> = {
  'pan-request': ACCOUNTS,
  certificate: ACCOUNTS,
  'job-acknowledgement': ADMISSIONS,
  'office-invitation': ['head'],
};

/**
 * Newest first, each with its record; emails to the school and about a year have none. `which`: others than
 * those that nobody has handled.
 */
export async function listUndelivered(db: Db, since: Date, which = isUndelivered) {
  const { id, kind, key, recipient, createdAt, nextTryAt } = outbox;
  const year = sql<string | null>`${outbox.data} ->> 'year'`;
  const rows = await db
    .select({ id, kind, key, recipient, createdAt, nextTryAt, year })
    .from(outbox)
    .where(and(which, gte(createdAt, since)))
    .orderBy(desc(id))
    .limit(MAX_MAILS);
  // From keys such as 'receipt:ID' and 'refund:ID:2', with the id of an order or offline donation.
  const idOf = (mailKey: string) => mailKey.split(':')[1] ?? '';
  const orders = await findOrderSubjects(
    db,
    rows.map((row) => idOf(row.key)),
  );
  return rows.map((mail) => {
    const source = idOf(mail.key);
    const order = orders.get(source);
    const money = order && recordKey(RECORD_OF[order.purpose], order.subjectId);
    const offline = OFFLINE.includes(mail.kind)
      ? recordKey('offline-donations', source)
      : undefined;
    const record = recordOfMail(mail.key) ?? money ?? offline;
    const roles = record ? SEE_RECORD[record.kind] : (SEE_KIND[mail.kind] ?? ALL);
    return { ...mail, record, roles };
  });
}

const RECORD_OF = { admission: 'applications', donation: 'donations' } as const;
const OFFLINE: readonly string[] = ['donation-receipt', 'donation-cancelled'];

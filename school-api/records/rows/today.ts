import { and, desc, eq, gte, inArray, notInArray } from 'drizzle-orm';
import { applications, type Db, outbox, type Purpose, paymentOrders } from '../../db';
import { CODE_KINDS } from '../../mail';

type Subject = { purpose: Purpose; subjectId: string; applicationNumber: number | null };

/** The application or donation of each order, by the id of the order. */
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

const MOST_MAILS = 100;

/** Newest first. The key of a mail names what it is about: 'receipt:ID', 'refund:ID:2'. */
export async function listGivenUp(db: Db, since: Date) {
  const { kind, key, state, createdAt } = outbox;
  const rows = await db
    .select({ kind, key, createdAt })
    .from(outbox)
    .where(and(eq(state, 'dead'), notInArray(kind, [...CODE_KINDS]), gte(createdAt, since)))
    .orderBy(desc(outbox.id))
    .limit(MOST_MAILS);
  return rows.map(({ key: of, ...mail }) => ({ ...mail, recordId: of.split(':')[1] ?? '' }));
}

import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { applications, type Db, outbox, type Purpose, paymentOrders } from '../../db';
import { isMissed } from '../../mail';
import { recordOfMail } from '../letters/mail-key';
import { recordKey } from '../record-key';

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

const MAX_MAILS = 500;

/** Newest first, each with its record; emails to the school and about a year have none. */
export async function listMissed(db: Db, since: Date) {
  const { id, kind, key, recipient, createdAt } = outbox;
  const year = sql<string | null>`${outbox.data} ->> 'year'`;
  const rows = await db
    .select({ id, kind, key, recipient, createdAt, year })
    .from(outbox)
    .where(and(isMissed, gte(createdAt, since)))
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
    return { ...mail, record: recordOfMail(mail.key) ?? money ?? offline };
  });
}

const RECORD_OF = { admission: 'applications', donation: 'donations' } as const;
const OFFLINE: readonly string[] = ['donation-receipt', 'donation-cancelled'];

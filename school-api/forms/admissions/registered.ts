import { addMonths, startOfYear, subMonths } from 'date-fns';
import { and, between, desc, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { formatInIndia, india } from '@/content/india-time';
import { fullName, type RegisteredChild } from '@/contract';
import { applications, type Db, paymentOrders } from '../../db';
import { mayTakeTest } from './places';

/** Bounds the response; the newest are returned. */
const MAX_CHILDREN = 100;

/** Families pay for the session that begins next, in April. */
const sessionStart = (now: Date) =>
  addMonths(startOfYear(subMonths(now, 3, { in: india }), { in: india }), 3);

/** Registrations that need no second fee: paid for this session, not given up and not refunded. */
export function findRegistered(tx: Db, emailKeys: readonly string[], now: Date) {
  const { emailKey, applicationNumber, firstName, lastName, admissionDate } = applications;
  const { subjectId, purpose, paidAt, paymentId, amount, returned } = paymentOrders;
  const isTestAhead = between(admissionDate, formatInIndia(now, 'yyyy-MM-dd'), '9999');
  return tx
    .select({ emailKey, applicationNumber, firstName, lastName, paidAt, paymentId })
    .from(applications)
    .innerJoin(paymentOrders, and(eq(purpose, 'admission'), eq(subjectId, applications.id)))
    .where(
      and(
        inArray(emailKey, [...emailKeys]),
        mayTakeTest,
        lt(returned, amount),
        or(gte(paidAt, sessionStart(now)), isTestAhead),
      ),
    )
    .orderBy(desc(paidAt));
}

/** Children with a paid registration under an address; call it only after the code was verified. */
export async function readRegistered(
  tx: Db,
  emailKey: string,
  now: Date,
): Promise<RegisteredChild[]> {
  const rows = await findRegistered(tx, [emailKey], now).limit(MAX_CHILDREN);
  return rows.map(({ firstName, lastName, paidAt, paymentId }) => ({
    name: fullName(firstName, lastName),
    paid_on: paidAt?.toISOString() ?? '',
    payment_id: paymentId ?? '',
  }));
}

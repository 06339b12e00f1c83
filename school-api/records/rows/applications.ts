import { and, eq, type SQL } from 'drizzle-orm';
import { applications, type Db, paymentOrders, progressOf } from '../../db';
import {
  among,
  countUpTo,
  idsOf,
  keyset,
  matching,
  type OfficeFilter,
  type RecordId,
  type Slice,
} from './filter';

const state = progressOf(applications);

const order = {
  subjectId: paymentOrders.subjectId,
  test: paymentOrders.test,
  amount: paymentOrders.amount,
  paymentId: paymentOrders.paymentId,
  paidAt: paymentOrders.paidAt,
  returned: paymentOrders.returned,
  returnedAt: paymentOrders.returnedAt,
};

const select = (db: Db) => db.select({ application: applications, state }).from(applications);

type Row = Awaited<ReturnType<typeof select>>[number];

/** With their orders, which are read by their index: in a join the database may read all of them. */
async function withOrders(db: Db, rows: readonly Row[]): Promise<OfficeApplication[]> {
  const ids = rows.map(({ application }) => application.id);
  if (ids.length === 0) return [];
  const isOurs = and(eq(paymentOrders.purpose, 'admission'), among(paymentOrders.subjectId, ids));
  const orders = await db.select(order).from(paymentOrders).where(isOurs);
  const byId = new Map(orders.map(({ subjectId, ...paid }) => [subjectId, paid]));
  return rows.map((row) => ({ ...NO_ORDER, ...row, ...byId.get(row.application.id) }));
}

const NO_ORDER = {
  test: null,
  amount: null,
  paymentId: null,
  paidAt: null,
  returned: null,
  returnedAt: null,
} as const;

export type OfficeApplication = Row & {
  test: boolean | null;
  amount: number | null;
  paymentId: string | null;
  paidAt: Date | null;
  returned: number | null;
  returnedAt: Date | null;
};

/** Of the application alone, so that no list reads the orders. */
function matches(filter: OfficeFilter): SQL | undefined {
  const { applyFor, studentType, test = false } = filter;
  return and(
    matching(filter, applications, state),
    applyFor === undefined ? undefined : eq(applications.applyFor, applyFor),
    studentType === undefined ? undefined : eq(applications.studentType, studentType),
    test ? undefined : eq(applications.feeTest, false),
  );
}

/** Sorted by the number, since a page's address names the record at which it begins. */
const sorted = { id: applications.number, createdAt: applications.createdAt };

/** Newest first. */
export async function listApplications(
  db: Db,
  filter: OfficeFilter,
  slice: Slice,
): Promise<OfficeApplication[]> {
  const { where, orderBy, inOrder } = keyset(sorted, slice);
  const rows = await select(db)
    .where(and(matches(filter), where))
    .orderBy(...orderBy)
    .limit(slice.limit);
  return withOrders(db, inOrder(rows));
}

/** Newest first. */
export function listApplicationIds(db: Db, filter: OfficeFilter): Promise<RecordId[]> {
  const { orderBy } = keyset(sorted, { limit: 0 });
  const ids = db
    .select({ id: applications.id })
    .from(applications)
    .where(matches(filter))
    .orderBy(...orderBy);
  return idsOf(db, ids);
}

export const countApplications = (db: Db, filter: OfficeFilter, most?: number) =>
  countUpTo(db, { table: applications, where: matches(filter), most });

export async function showApplication(db: Db, id: string): Promise<OfficeApplication | undefined> {
  const [found] = await withOrders(db, await select(db).where(eq(applications.id, id)));
  return found;
}

/** The id of the application with this number. */
export async function findApplicationId(db: Db, number: number): Promise<string | undefined> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.number, number));
  return row?.id;
}

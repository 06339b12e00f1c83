import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { z } from 'zod';
import { CURRENCY, MIN_ORDER_PAISE } from '@/contract';
import { type Db, type SandboxOrder, sandboxOrders, sandboxPayments } from '../../db';
import { noSuchId, SandboxFault } from './fault';
import { providerId } from './ids';

const MAX_NOTES = 15;
const notes = z
  .record(z.string(), z.string().max(256))
  .refine((given) => Object.keys(given).length <= MAX_NOTES);

export const orderChanges = z.object({ notes });

const newOrder = z.object({
  amount: z.number().int(),
  currency: z.literal(CURRENCY),
  receipt: z.string().max(40).optional(),
  notes: notes.default({}),
});

/** A known receipt returns its order, like the provider with unique receipts. */
export async function createOrder(db: Db, body: unknown, now: Date): Promise<SandboxOrder> {
  const parsed = newOrder.safeParse(body);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? '');
    throw new SandboxFault(`The ${field || 'body'} is not valid.`, { field });
  }
  const { data } = parsed;
  const { amount, receipt } = data;
  if (amount < MIN_ORDER_PAISE) {
    const least = `Order amount less than minimum amount allowed (${MIN_ORDER_PAISE} paise)`;
    throw new SandboxFault(least, { field: 'amount' });
  }
  const row = { id: providerId('order'), ...data, createdAt: now };
  const [made] = await db.insert(sandboxOrders).values(row).onConflictDoNothing().returning();
  if (made !== undefined) return made;
  const [known] = await findByReceipt(db, receipt ?? '');
  if (known?.amount === amount) return known;
  throw new SandboxFault('The receipt belongs to an order of another amount.', {
    field: 'receipt',
  });
}

export function findByReceipt(db: Db, receipt: string): Promise<SandboxOrder[]> {
  return db.select().from(sandboxOrders).where(eq(sandboxOrders.receipt, receipt));
}

/** Only notes can be changed; new ones replace the old. */
export async function changeNotes(
  db: Db,
  orderId: string,
  changes: z.infer<typeof orderChanges>,
): Promise<SandboxOrder> {
  const { id } = sandboxOrders;
  const [changed] = await db.update(sandboxOrders).set(changes).where(eq(id, orderId)).returning();
  if (changed === undefined) throw noSuchId();
  return changed;
}

export async function requireOrder(
  db: Db,
  id: string,
  { lock = false } = {},
): Promise<SandboxOrder> {
  const query = db.select().from(sandboxOrders).where(eq(sandboxOrders.id, id));
  const [order] = await (lock ? query.for('update') : query);
  if (order === undefined) throw noSuchId();
  return order;
}

export function paymentsOf(db: Db, orderId: string) {
  return db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.orderId, orderId))
    .orderBy(sandboxPayments.createdAt);
}

const PAGE_SIZE = 100;
const seconds = z.coerce.number().int().nonnegative();

const listQuery = z.object({
  from: seconds.default(0),
  to: seconds.default(2 ** 31),
  count: z.coerce.number().int().min(1).max(PAGE_SIZE).default(10),
  skip: z.coerce.number().int().nonnegative().default(0),
});

/** Orders created in a period, newest first. */
export function listOrders(db: Db, query: unknown): Promise<SandboxOrder[]> {
  const parsed = listQuery.safeParse(query);
  if (!parsed.success) throw new SandboxFault('The query is not valid.');
  const { from, to, count, skip } = parsed.data;
  const { createdAt, id } = sandboxOrders;
  return db
    .select()
    .from(sandboxOrders)
    .where(
      and(
        gte(createdAt, new Date(from * 1000)),
        // The provider has no fractions of a second.
        lt(createdAt, new Date((to + 1) * 1000)),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(count)
    .offset(skip);
}

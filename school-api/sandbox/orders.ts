import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { CURRENCY, MIN_ORDER_PAISE } from '@/contract';
import type { Db } from '../db/db';
import { type SandboxOrder, sandboxOrders, sandboxPayments } from '../db/schema/sandbox';
import { noSuchId, SandboxFault } from './fault';
import { providerId } from './ids';

const newOrder = z.object({
  amount: z.number().int(),
  currency: z.literal(CURRENCY),
  receipt: z.string().max(40).optional(),
  notes: z.record(z.string(), z.string().max(256)).default({}),
});

/** A known receipt returns its order, as the provider does when receipts must be unique. */
export async function createOrder(db: Db, body: unknown, now: Date): Promise<SandboxOrder> {
  const parsed = newOrder.safeParse(body);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? '');
    throw new SandboxFault(`The ${field || 'body'} is not valid.`, { field });
  }
  const { amount, currency, receipt, notes } = parsed.data;
  if (amount < MIN_ORDER_PAISE) {
    const least = `Order amount less than minimum amount allowed (${MIN_ORDER_PAISE} paise)`;
    throw new SandboxFault(least, { field: 'amount' });
  }
  const row = { id: providerId('order'), amount, currency, receipt, notes, createdAt: now };
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

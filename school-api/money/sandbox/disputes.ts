import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  type Db,
  DISPUTE_STATUSES,
  type SandboxDispute,
  type SandboxPayment,
  sandboxDisputes,
} from '../../db';
import { disputeEntity, paymentEntity } from './entities';
import { type DisputeEvent, emit } from './events';
import { noSuchId, SandboxFault } from './fault';
import { providerId } from './ids';
import { requirePayment } from './payments';
import type { Step } from './switches';

/** Opens a dispute about a payment, or advances one; the provider has no call for either. */
export const disputeRequest = z.union([
  z.object({ payment_id: z.string(), amount: z.number().int().positive().optional() }),
  z.object({
    dispute_id: z.string(),
    status: z.enum(DISPUTE_STATUSES).exclude(['open']),
    /** Deduction of a lost dispute, by default all of it; it may increase later. */
    deducted: z.number().int().nonnegative().optional(),
  }),
]);

type Request = z.infer<typeof disputeRequest>;
type Move = Extract<Request, { dispute_id: string }>;

export async function changeDispute(
  step: Step,
  asked: Request,
): Promise<{ dispute: SandboxDispute; payment: SandboxPayment }> {
  if ('dispute_id' in asked) return moveDispute(step, asked);
  const { tx, now } = step;
  const payment = await requirePayment(tx, asked.payment_id);
  const { amount = payment.amount } = asked;
  if (!payment.captured) throw new SandboxFault('Only a captured payment can be disputed');
  const row = { id: providerId('disp'), paymentId: payment.id, amount, createdAt: now };
  const [dispute] = await tx
    .insert(sandboxDisputes)
    .values({ ...row, status: 'open' })
    .returning();
  if (dispute === undefined) throw new Error('the dispute was not written');
  await emitEvent(step, 'payment.dispute.created', dispute, payment);
  return { dispute, payment };
}

async function moveDispute(step: Step, { dispute_id: id, status, deducted: asked }: Move) {
  const { tx } = step;
  const rows = await tx.select().from(sandboxDisputes).where(eq(sandboxDisputes.id, id));
  const [known] = rows;
  if (known === undefined) throw noSuchId();
  const deducted = asked ?? (status === 'lost' ? known.amount : 0);
  const takesMore = known.status === 'lost' && status === 'lost' && deducted > known.deducted;
  if (!['open', 'under_review'].includes(known.status) && !takesMore) {
    throw new SandboxFault('The dispute has ended');
  }
  await tx.update(sandboxDisputes).set({ status, deducted }).where(eq(sandboxDisputes.id, id));
  const dispute = { ...known, status, deducted };
  const payment = await requirePayment(tx, known.paymentId);
  await emitEvent(step, `payment.dispute.${status}`, dispute, payment);
  return { dispute, payment };
}

function emitEvent(
  step: Step,
  name: DisputeEvent,
  dispute: SandboxDispute,
  payment: SandboxPayment,
) {
  const payload = { payment: paymentEntity(payment), dispute: disputeEntity(dispute, payment) };
  return emit(step, [{ name, payload }]);
}

/** Newest first. */
export function listDisputes(db: Db, limit: number): Promise<SandboxDispute[]> {
  return db
    .select()
    .from(sandboxDisputes)
    .orderBy(desc(sandboxDisputes.createdAt), desc(sandboxDisputes.id))
    .limit(limit);
}

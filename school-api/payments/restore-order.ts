import { isTestKey } from '@/contract';
import type { Db } from '../db/db';
import type { PaymentOrder } from '../db/schema/orders';
import { OFFICE } from '../mail/mail-data';
import { enqueueMail } from '../mail/outbox';
import { findReceiptOf } from '../receipts/void';
import { findByProviderOrder, findOrder, findOrderOf, updateOrder } from '../repositories/orders';
import { noteNumber } from '../repositories/restored-orders';
import type { PaymentDeps } from './deps';
import { findNotedApplication, readNotes } from './order-notes';
import type { Provider } from './provider';
import type { ProviderOrder, ProviderPayment } from './provider-entities';
import { hasNoApplication, type PaidOrder, rebuildOrder } from './rebuild-order';
import { coversOrder, settle } from './settle';
import { readFacts, readPayments } from './sync-order';

export type Restored =
  /** Of another application on the same account. */
  | 'foreign'
  | 'unpaid'
  /** The database has the order, or another one of the same application. */
  | 'known'
  | 'restored';

/** Settles a paid order that was found at the provider; rebuilds its row where there is none. */
export async function restoreOrder(
  deps: PaymentDeps,
  provider: Provider,
  found: ProviderOrder,
): Promise<Restored> {
  const notes = readNotes(found);
  if (notes === undefined) return 'foreign';
  const { id: providerOrderId, amount, currency } = found;
  const order = { id: notes.id, providerOrderId, amount, currency, state: 'created' as const };
  const payments = await readPayments(provider, order);
  const facts = await readFacts(provider, order, payments);
  const paid = facts.find((fact) => fact.kind === 'captured' && coversOrder(order, fact.payment));
  if (paid?.kind !== 'captured') return 'unpaid';
  const paymentId = paid.payment.id;
  const paidAt = momentOf(payments, paymentId, deps.now());
  const lost = { found, notes, facts, paymentId, paidAt, test: isTestKey(provider.keyId) };
  const restored = await deps.db.transaction((tx) => store(tx, deps, lost));
  if (restored === 'restored') {
    deps.log.error(
      { event: 'order-restored', orderId: notes.id, providerOrderId },
      'a paid order was not in the database and was restored from the provider',
    );
  }
  return restored;
}

/** When the payment was made, never later than now. */
function momentOf(payments: readonly ProviderPayment[], id: string, now: Date): Date {
  const made = payments.find((payment) => payment.id === id)?.created_at;
  return typeof made === 'number' ? new Date(Math.min(made * 1000, now.getTime())) : now;
}

async function store(tx: Db, deps: PaymentDeps, paid: PaidOrder): Promise<Restored> {
  const { found, notes, facts, paidAt, test } = paid;
  const application = await findNotedApplication(tx, notes);
  const other = application && (await findOrderOf(tx, 'admission', application));
  const known = (await findByProviderOrder(tx, found.id)) ?? (await findOrder(tx, notes.id));
  // The family began to pay again after the first order was lost.
  const target = known ?? (other && coversOrder(other, found) ? other : undefined);
  if (target !== undefined) {
    if (target.state !== 'paid') {
      await updateOrder(tx, target.id, { providerOrderId: found.id, test });
      await noteNumber(tx, found.id, notes.receiptNumber);
    }
    await settle(tx, target.id, facts, deps);
    return 'known';
  }
  const order = await rebuildOrder(tx, paid, other ? undefined : application, deps.now());
  // As it would have been settled at the time.
  await settle(tx, order.id, facts, { ...deps, now: () => paidAt });
  // Asked about at once for its disputes, which are not listed by order.
  await updateOrder(tx, order.id, { refundCheckAt: deps.now() });
  await tellOffice(tx, order, paid, deps.now());
  return 'restored';
}

async function tellOffice(
  tx: Db,
  order: PaymentOrder,
  { notes: { name, email }, paymentId }: PaidOrder,
  now: Date,
): Promise<void> {
  const { id, purpose, amount, test } = order;
  const what = hasNoApplication(order) ? 'fee-without-application' : 'restored';
  const reference = (await findReceiptOf(tx, id))?.number ?? id;
  const about = { what, purpose, test, amount, reference } as const;
  const data = { ...about, name, email, paymentId, at: now.toISOString() };
  await enqueueMail(tx, { key: `restored:${id}`, kind: 'office-case', to: OFFICE, data }, now);
}

import { isTestKey } from '@/contract';
import { type Db, donations, type PaymentOrder, paymentOrders } from '../../db';
import { enqueueMail, OFFICE } from '../../mail';
import { findReceiptOf } from '../receipts/rows';
import type { PaymentDeps } from './deps';
import { timesOf } from './facts';
import { newId } from './new-id';
import { reserveReceiptNumber } from './note-numbers';
import { findNotedApplication, type OrderNotes, readNotes } from './order-notes';
import { findByProviderOrder, findOrder, findOrderOf, updateOrder } from './order-rows';
import { writeReceipt } from './payment-mails';
import type { Provider } from './provider';
import type { ProviderOrder } from './provider-entities';
import { captureTime, coversOrder, settle } from './settle';
import type { Fact } from './state';
import { readFacts, readPayments } from './sync-order';

export type Restored =
  /** The order belongs to another application on the same account. */
  | 'foreign'
  | 'unpaid'
  /** The database has the order, or another one of the same application. */
  | 'known'
  | 'restored';

/** For an order without a creation time from the provider. */
const LONG_AGO = new Date(0);

/** Settles a paid order found at the provider, rebuilding its row if missing. */
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
  const [openedAt] = timesOf(found.created_at);
  const lostOrder = { id: notes.id, createdAt: openedAt ?? LONG_AGO };
  const paidAt = captureTime(lostOrder, paid.payment, deps);
  const times = { openedAt: openedAt ?? paidAt, paidAt };
  const lost = { found, notes, facts, paymentId, ...times, test: isTestKey(provider.keyId) };
  const restored = await deps.db.transaction((tx) => store(tx, deps, lost));
  if (restored === 'restored') {
    deps.log.error(
      { event: 'order-restored', orderId: notes.id, providerOrderId },
      'a paid order was not in the database and was restored from the provider',
    );
  }
  return restored;
}

async function store(tx: Db, deps: PaymentDeps, paid: PaidOrder): Promise<Restored> {
  const { found, notes, facts, openedAt, test } = paid;
  const application = await findNotedApplication(tx, notes);
  const other = application && (await findOrderOf(tx, 'admission', application));
  const known = (await findByProviderOrder(tx, found.id)) ?? (await findOrder(tx, notes.id));
  // The family started another payment after the first order was lost.
  const target = known ?? (other && coversOrder(other, found) ? other : undefined);
  if (target !== undefined) {
    if (target.state !== 'paid') {
      // The family may have opened a new order after this one was paid.
      const createdAt = new Date(Math.min(openedAt.getTime(), target.createdAt.getTime()));
      await updateOrder(tx, target.id, { providerOrderId: found.id, test, createdAt });
      await reserveReceiptNumber(tx, found.id, notes.receiptNumber);
    }
    await settle(tx, target.id, facts, deps);
    return 'known';
  }
  const order = await rebuildOrder(tx, paid, other ? undefined : application, deps.now());
  await settle(tx, order.id, facts, deps);
  // Due at once for a dispute check, since the provider does not list disputes by order.
  await updateOrder(tx, order.id, { refundCheckAt: deps.now() });
  await emailOffice(tx, order, paid, deps.now());
  return 'restored';
}

async function emailOffice(
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

/** A paid order at the provider that may be missing from the database. */
type PaidOrder = {
  found: ProviderOrder;
  notes: OrderNotes;
  facts: readonly Fact[];
  paymentId: string;
  openedAt: Date;
  paidAt: Date;
  test: boolean;
};

/** An order whose application is gone is its own subject. */
function hasNoApplication({ id, subjectId }: PaymentOrder): boolean {
  return subjectId === id;
}

/** A lost order's row, with its donation or the receipt of an unknown applicant. */
async function rebuildOrder(
  tx: Db,
  { found, notes, paymentId, openedAt: createdAt, paidAt, test }: PaidOrder,
  application: string | undefined,
  restoredAt: Date,
): Promise<PaymentOrder> {
  const { id, purpose, name, email } = notes;
  const { amount, currency } = found;
  const subjectId = purpose === 'donation' ? newId('don') : (application ?? id);
  const row = {
    id,
    purpose,
    subjectId,
    amount,
    currency,
    test,
    providerOrderId: found.id,
    numberInNotes: notes.receiptNumber || null,
    createdAt,
    openedAt: createdAt,
    restoredAt,
  };
  const [order] = await tx.insert(paymentOrders).values(row).onConflictDoNothing().returning();
  // Another instance was faster; the next attempt finds its row.
  if (order === undefined) throw new Error(`order ${id} was rebuilt meanwhile`);
  if (purpose === 'donation') {
    await tx.insert(donations).values(donationOf(notes, subjectId, createdAt));
  } else if (hasNoApplication(order)) {
    const payer = { payerName: name, email, address: '', subject: '' };
    await writeReceipt(tx, order, payer, { paymentId, paidAt, now: restoredAt });
  }
  return order;
}

/** Details missing from the notes stay empty, for the office to find out. */
function donationOf(
  { name, email, cause, indianCitizen }: OrderNotes,
  id: string,
  createdAt: Date,
) {
  const unknown = { mobileCode: '', mobile: '', address: '', city: '', state: '', country: '' };
  const rest = { pinCode: '', purpose: cause, message: '', noticeVersion: '' };
  return { id, donorName: name, email, indianCitizen, createdAt, ...unknown, ...rest };
}

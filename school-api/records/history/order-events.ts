import { formatPaise } from '@/contract';
import type { Db, DisputeState, PaymentOrder, Receipt, RefundState } from '../../db';
import {
  disputeLoss,
  failureInWords,
  findReceiptOf,
  type MoneyRows,
  readMoneyRows,
} from '../../money';
import { event, type HistoryEvent } from './event';
import { mailEvents } from './mail-events';

type Maybe = HistoryEvent | undefined;

/** The history of an order's money: checkout, payments, receipt, refunds, disputes and their emails. */
export async function orderEvents(db: Db, order: PaymentOrder): Promise<Maybe[]> {
  const facts = await readMoneyRows(db, order.id);
  return [
    ...checkout(order),
    ...facts.payments.map((payment) => paymentEvent(order, payment)),
    ...receiptEvents(await findReceiptOf(db, order.id)),
    ...facts.refunds.map(refundEvent),
    ...facts.disputes.map(disputeEvent),
    ...(await mailEvents(db, orderMailKeys(order, facts))),
  ];
}

function checkout(order: PaymentOrder): Maybe[] {
  const { createdAt, openedAt, openCount, providerOrderId, amount, state } = order;
  const restored = {
    text: 'Only name and email were known: check the details',
    tone: 'bad',
  } as const;
  const test = order.test ? 'Practice payment: ' : '';
  return [
    event(createdAt, `Payment of ${formatPaise(amount)} started`, {
      text: providerOrderId ?? order.id,
    }),
    event(openCount > 1 ? openedAt : null, `Payment window opened ${openCount} times`, {
      text: 'The time shown is the latest one',
    }),
    event(state === 'attempted' ? openedAt : null, 'Payment attempted', {
      text: 'We do not know the result yet',
    }),
    event(state === 'failed' ? openedAt : null, 'Payment failed', {
      text: failureInWords(order.failureReason),
      tone: 'bad',
    }),
    event(order.paidAt, `${test}paid ${formatPaise(amount)}`.replace(/^p/, 'P'), {
      text: order.paymentId ?? '',
      tone: 'good',
    }),
    event(order.restoredAt, 'Restored from the provider', restored),
  ];
}

type Payment = MoneyRows['payments'][number];

/** The order itself reports the paying one. */
function paymentEvent({ paymentId }: PaymentOrder, { id, amount, seenAt }: Payment): Maybe {
  if (id === paymentId) return undefined;
  const title = `Paid a second time: ${formatPaise(amount)}`;
  return event(seenAt, title, {
    text: `${id}: refund it in the payment provider’s dashboard`,
    tone: 'bad',
  });
}

function receiptEvents(receipt: Receipt | undefined): Maybe[] {
  if (receipt === undefined) return [];
  const { issuedAt, number, voidedAt, voidReason } = receipt;
  return [
    event(issuedAt, `Receipt ${number}`),
    event(voidedAt, `Receipt ${number} is void`, { text: voidReason, tone: 'bad' }),
  ];
}

const REFUNDS: Record<RefundState, string> = {
  pending: 'Refund on its way',
  processed: 'Refunded',
  failed: 'Refund failed',
};

function refundEvent({ state, amount, createdAt, seenAt, id }: MoneyRows['refunds'][number]) {
  const title = `${REFUNDS[state]}: ${formatPaise(amount)}`;
  const at = state === 'failed' ? seenAt : createdAt;
  return event(at, title, { text: id, tone: state === 'failed' ? 'bad' : 'plain' });
}

const DISPUTES: Record<DisputeState, string> = {
  none: 'Dispute',
  open: 'The bank disputes the payment: answer in the payment provider’s dashboard',
  won: 'Dispute won',
  lost: 'Dispute lost',
};

function disputeEvent(dispute: MoneyRows['disputes'][number]) {
  const { state, stateAt, seenAt, id } = dispute;
  const amount = disputeLoss(dispute) || dispute.amount;
  const tone = state === 'won' ? 'good' : 'bad';
  const title = `${DISPUTES[state]}: ${formatPaise(amount)}`;
  return event(stateAt ?? seenAt, title, { text: id, tone });
}

export function orderMailKeys(
  { id }: PaymentOrder,
  { payments, refunds, disputes }: MoneyRows,
): string[] {
  return [
    ...[`receipt:${id}`, `office-payment:${id}`, `refund:${id}:`, `restored:${id}`],
    ...payments.map((payment) => `second-payment:${payment.id}`),
    ...refunds.map((refund) => `refund-failed:${refund.id}`),
    ...disputes.map((dispute) => `dispute:${dispute.id}:`),
  ];
}

import type { SandboxDispute, SandboxOrder, SandboxPayment, SandboxRefund } from '../../db';
import { failureOf } from './fault';
import { TEST_BANK } from './method';

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** In the format of the provider's REST API. */
export function orderEntity(order: SandboxOrder) {
  const paid = order.status === 'paid' ? order.amount : 0;
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid,
    amount_due: order.amount - paid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: Object.keys(order.notes).length > 0 ? order.notes : [],
    created_at: seconds(order.createdAt),
  };
}

/** In the format of the provider's REST API. */
export function paymentEntity(payment: SandboxPayment) {
  const failure = payment.status === 'failed' ? failureOf(payment.errorReason) : undefined;
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: payment.method,
    amount_refunded: payment.amountRefunded,
    refund_status: refundStatus(payment),
    captured: payment.captured,
    description: null,
    card_id: null,
    ...(payment.last4 !== null && { card: { entity: 'card', last4: payment.last4 } }),
    bank: payment.method === 'netbanking' ? TEST_BANK : null,
    wallet: null,
    vpa: payment.vpa,
    email: payment.email,
    contact: payment.contact,
    notes: [],
    fee: payment.captured ? 0 : null,
    tax: payment.captured ? 0 : null,
    error_code: failure?.code ?? null,
    error_description: failure?.description ?? null,
    error_source: failure?.source ?? null,
    error_step: failure?.step ?? null,
    error_reason: failure?.reason ?? null,
    acquirer_data: {},
    created_at: seconds(payment.createdAt),
    ...(payment.capturedAt !== null && { captured_at: seconds(payment.capturedAt) }),
  };
}

function refundStatus({ amount, amountRefunded }: SandboxPayment): 'full' | 'partial' | null {
  if (amountRefunded === 0) return null;
  return amountRefunded === amount ? 'full' : 'partial';
}

/** In the format of the provider's REST API. */
export function refundEntity(refund: SandboxRefund, { currency }: { currency: string }) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency,
    payment_id: refund.paymentId,
    notes: [],
    receipt: null,
    acquirer_data: {},
    created_at: seconds(refund.createdAt),
    batch_id: null,
    status: refund.status,
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}

const RESPOND_BY_SECONDS = 7 * 24 * 3600;

/** In the format of the provider's REST API. */
export function disputeEntity(dispute: SandboxDispute, { currency }: { currency: string }) {
  return {
    id: dispute.id,
    entity: 'dispute',
    payment_id: dispute.paymentId,
    amount: dispute.amount,
    currency,
    amount_deducted: dispute.deducted,
    reason_code: 'chargeback',
    respond_by: seconds(dispute.createdAt) + RESPOND_BY_SECONDS,
    status: dispute.status,
    phase: 'chargeback',
    created_at: seconds(dispute.createdAt),
  };
}

export function collection(items: readonly unknown[]) {
  return { entity: 'collection', count: items.length, items };
}

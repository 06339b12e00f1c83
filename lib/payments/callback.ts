import { ORDER_ID_FIELD, PAYMENT_ID_FIELD, SIGNATURE_FIELD } from '@/contract/provider';
import type { Landing } from './landing';
import { isPaymentWord } from './payment';

/** What the provider posted: three fields after a payment, `error[…]` after a failure. */
export function readCallback(body: string): Landing {
  const fields = new URLSearchParams(body);
  const orderId = fields.get(ORDER_ID_FIELD);
  const paymentId = fields.get(PAYMENT_ID_FIELD);
  const signature = fields.get(SIGNATURE_FIELD);
  if (isPaymentWord(orderId) && isPaymentWord(paymentId) && isPaymentWord(signature)) {
    return { kind: 'returned', payment: { orderId, paymentId, signature } };
  }
  const named = orderId ?? orderIn(fields.get('error[metadata]'));
  return { kind: 'failed', orderId: isPaymentWord(named) ? named : null };
}

/** The provider writes the failed order's id as JSON inside a form field. */
function orderIn(metadata: string | null): unknown {
  try {
    const parsed: unknown = JSON.parse(metadata ?? '');
    return typeof parsed === 'object' && parsed ? Reflect.get(parsed, 'order_id') : null;
  } catch {
    return null;
  }
}

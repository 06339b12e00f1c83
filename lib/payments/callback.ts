import { parseJson } from '@/contract/json';
import { ORDER_ID_FIELD, PAYMENT_ID_FIELD, SIGNATURE_FIELD } from '@/contract/provider';
import { isProviderToken } from './payment';
import type { RedirectResult } from './redirect-result';

/** What the provider posts: three fields after a payment, `error[…]` after a failure. */
export function readCallback(body: string): RedirectResult {
  const fields = new URLSearchParams(body);
  const orderId = fields.get(ORDER_ID_FIELD);
  const paymentId = fields.get(PAYMENT_ID_FIELD);
  const signature = fields.get(SIGNATURE_FIELD);
  if (isProviderToken(orderId) && isProviderToken(paymentId) && isProviderToken(signature)) {
    return { kind: 'returned', payment: { orderId, paymentId, signature } };
  }
  const named = orderId ?? orderIn(fields.get('error[metadata]'));
  return { kind: 'failed', orderId: isProviderToken(named) ? named : null };
}

/** The provider writes the failed order's id as JSON inside a form field. */
function orderIn(metadata: string | null): unknown {
  const parsed = parseJson(metadata ?? '');
  return typeof parsed === 'object' && parsed ? Reflect.get(parsed, 'order_id') : null;
}

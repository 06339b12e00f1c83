import { ORDER_ID_FIELD, PAYMENT_ID_FIELD, SIGNATURE_FIELD } from '@/contract/provider';
import { type PostContext, postCall } from '@/lib/school-api/post';
import type { Payment } from './payment';
import type { Purpose } from './purpose';

/** Has the school check a payment; each flow has its own call and its own names for the fields. */
export function verifyUpstream(
  purpose: Purpose,
  { orderId, paymentId, signature }: Payment,
  context: PostContext,
) {
  if (purpose === 'admission') {
    const json = { order_id: orderId, payment_id: paymentId, [SIGNATURE_FIELD]: signature };
    return postCall('verify-payment', { json }, context);
  }
  const json = {
    [ORDER_ID_FIELD]: orderId,
    [PAYMENT_ID_FIELD]: paymentId,
    [SIGNATURE_FIELD]: signature,
  };
  return postCall('donation-verify-payment', { json }, context);
}

import { type PostContext, postCall } from '@/lib/school-api/post';
import type { Payment } from './payment';
import type { Purpose } from './purpose';
import { VERIFICATION_CALLS, verificationBody } from './status-query';

export function verifyUpstream(purpose: Purpose, payment: Payment, context: PostContext) {
  const json = verificationBody(purpose, { orderId: payment.orderId, payment });
  return postCall(VERIFICATION_CALLS[purpose], { json }, context);
}

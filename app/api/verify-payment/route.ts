import { verifyPaymentRequest } from '@/contract';
import { ADMISSION_LIMITS } from '@/lib/admission/limits';
import { route } from '@/lib/bff/route';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: verifyPaymentRequest,
  limit: ADMISSION_LIMITS.verify,
  call: (json, context) => postCall('verify-payment', { json }, context),
});

import { createOrderRequest } from '@/contract';
import { ADMISSION_LIMITS } from '@/lib/admission/limits';
import { route } from '@/lib/bff/route';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: createOrderRequest,
  limit: ADMISSION_LIMITS.order,
  call: (json, context) => postCall('create-order', { json }, context),
});

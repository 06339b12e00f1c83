import { receiptsRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { RECEIPT_LIMITS } from '@/lib/receipts/limits';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: receiptsRequest,
  limit: RECEIPT_LIMITS.list,
  call: (json, context) => postCall('receipts', { json }, context),
});

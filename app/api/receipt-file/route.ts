import { receiptFileRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { fileResponse } from '@/lib/receipts/file-response';
import { RECEIPT_LIMITS } from '@/lib/receipts/limits';
import { postCall } from '@/lib/school-api/post';

/** For the holder of a grant. It is in the body, so it appears in no URL or log. */
export const POST = route({
  input: receiptFileRequest,
  limit: RECEIPT_LIMITS.file,
  call: (json, context) => postCall('receipt-file', { json }, context),
  respond: fileResponse,
});

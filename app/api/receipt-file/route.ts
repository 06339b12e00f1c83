import { receiptFileRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { fileResponse } from '@/lib/receipts/file-response';
import { RECEIPT_LIMITS } from '@/lib/receipts/limits';
import { postCall } from '@/lib/school-api/post';

/** For who holds the grant of the order or of a mailbox; in the body, so that no URL or log has it. */
export const POST = route({
  input: receiptFileRequest,
  limit: RECEIPT_LIMITS.file,
  call: (json, context) => postCall('receipt-file', { json }, context),
  respond: fileResponse,
});

import { mailboxGrantRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { RECEIPT_LIMITS } from '@/lib/receipts/limits';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: mailboxGrantRequest,
  limit: RECEIPT_LIMITS.checkCode,
  call: (json, context) => postCall('mailbox-grant', { json }, context),
});

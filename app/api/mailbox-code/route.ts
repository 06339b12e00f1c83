import { mailboxCodeRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { RECEIPT_LIMITS } from '@/lib/receipts/limits';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: mailboxCodeRequest,
  limit: RECEIPT_LIMITS.sendCode,
  call: (json, context) => postCall('mailbox-code', { json }, context),
});

import { mailboxGrantRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { MAILBOX_LIMITS } from '@/lib/mailbox/limits';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: mailboxGrantRequest,
  limit: MAILBOX_LIMITS.checkCode,
  call: (json, context) => postCall('mailbox-grant', { json }, context),
});

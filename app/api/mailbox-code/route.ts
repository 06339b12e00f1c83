import { mailboxCodeRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { MAILBOX_LIMITS } from '@/lib/mailbox/limits';
import { postCall } from '@/lib/school-api/post';

export const POST = route({
  input: mailboxCodeRequest,
  limit: MAILBOX_LIMITS.sendCode,
  call: (json, context) => postCall('mailbox-code', { json }, context),
});

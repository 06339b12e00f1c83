import { forward } from '@/lib/bff/forward';
import { MAILBOX_LIMITS } from '@/lib/mailbox/limits';

export const POST = forward('mailbox-grant', MAILBOX_LIMITS.checkCode);

import type { PostContext } from '@/lib/school-api/post';
import { clientIp } from './client-ip';
import { readRequestId } from './request-id';
import { readUserId } from './user-id';

export type CallContext = PostContext & { clientIp: string };

/** The caller's ids and address; the middleware sets the two ids. */
export function contextOf(headers: Headers): CallContext {
  return {
    userId: readUserId(headers.get('user_id') ?? ''),
    requestId: readRequestId(headers.get('x-request-id')),
    clientIp: clientIp(headers),
  };
}

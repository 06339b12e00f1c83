import { calls, type WriteName } from '@/contract';
import { postCall } from '@/lib/school-api/post';
import type { Limit } from './rate-limit';
import { route } from './route';

/** The handler of a call that the school API gets as it is, checked by the call's own schema. */
export function forward(name: WriteName, limit: Limit) {
  return route({
    input: calls[name].body,
    limit,
    call: (json, context) => postCall(name, { json }, context),
  });
}

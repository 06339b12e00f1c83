import { beforeHead } from './before-head';
import type { Step } from './on-request';

/** Told to the framework's own router, which this site does not use between its pages. */
const UNREAD = ['x-nextjs-prerender', 'x-nextjs-stale-time'];
const INTERNAL = /^(?:rsc|next-)/i;

/**
 * Says of each answer only what holds: `plainRequests` takes away the headers that the framework
 * says its answers vary by. Shared caches keep more, and first answers fit into fewer packets.
 */
export const plainAnswers: Step = (_request, response) => {
  beforeHead(response, () => {
    for (const name of UNREAD) response.removeHeader(name);
    const vary = [response.getHeader('vary') ?? []].flat().join(',').split(',');
    const kept = vary.map((name) => name.trim()).filter((name) => name && !INTERNAL.test(name));
    if (kept.length > 0) response.setHeader('Vary', kept.join(', '));
    else response.removeHeader('vary');
  });
};

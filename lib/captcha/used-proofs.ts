import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '@/lib/once-per-process';
import { REDIS_PREFIX, redis } from '@/lib/redis/redis';
import type { Proof } from './proof';

/** More than thousands of clients can use within a proof's lifetime. */
const MAX = 100_000;

const isCache = (value: unknown): value is LRUCache<string, true> => value instanceof LRUCache;
const used = () =>
  oncePerProcess('used-proofs', isCache, () => new LRUCache<string, true>({ max: MAX }));

const nameOf = (id: string) => `${REDIS_PREFIX}:proof:${id}`;

/** Claims a proof once: false if it was used before, here or at another instance. */
export async function claimProof({ id, expiresAt }: Proof): Promise<boolean> {
  const taken = used();
  if (taken.has(id)) return false;
  const ttl = Math.max(1, expiresAt - Date.now());
  taken.set(id, true, { ttl });
  const first = () => true;
  const answer = redis()?.run(
    async (client) => (await client.set(nameOf(id), '1', 'PX', ttl, 'NX')) === 'OK',
    first,
  );
  return (await answer) ?? first();
}

/** Makes a proof usable again after the call that used it failed. */
export async function releaseProof({ id }: Proof): Promise<void> {
  used().delete(id);
  await redis()?.run(
    (client) => client.del(nameOf(id)),
    () => 0,
  );
}

import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '@/lib/process-memory';
import { REDIS_PREFIX, redis } from '@/lib/redis/redis';
import type { Proof } from './proof';

/** More than the limits let through in a proof's lifetime from thousands of addresses. */
const MOST = 100_000;

const isCache = (value: unknown): value is LRUCache<string, true> => value instanceof LRUCache;
const used = () =>
  oncePerProcess('used-proofs', isCache, () => new LRUCache<string, true>({ max: MOST }));

const nameOf = (id: string) => `${REDIS_PREFIX}:proof:${id}`;

/** Takes a proof, once: false when it was taken before, here or at another instance. */
export async function takeProof({ id, expiresAt }: Proof): Promise<boolean> {
  const taken = used();
  if (taken.has(id)) return false;
  const ttl = Math.max(1, expiresAt - Date.now());
  taken.set(id, true, { ttl });
  const first = () => true;
  const answer = redis()?.ask(
    async (client) => (await client.set(nameOf(id), '1', 'PX', ttl, 'NX')) === 'OK',
    first,
  );
  return (await answer) ?? first();
}

/** What it was taken for did not happen. */
export async function giveBackProof({ id }: Proof): Promise<void> {
  used().delete(id);
  await redis()?.ask(
    (client) => client.del(nameOf(id)),
    () => 0,
  );
}

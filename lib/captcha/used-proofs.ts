import { LRUCache } from 'lru-cache';
import { oncePerProcess } from './process-memory';
import type { Proof } from './proof';

/** More than the limits let through in a proof's lifetime from thousands of addresses. */
const MOST = 100_000;

const isCache = (value: unknown): value is LRUCache<string, true> => value instanceof LRUCache;
const used = () =>
  oncePerProcess('used-proofs', isCache, () => new LRUCache<string, true>({ max: MOST }));

/** Takes a proof, once: false when it was taken before. */
export function takeProof({ id, expiresAt }: Proof): boolean {
  const taken = used();
  if (taken.has(id)) return false;
  taken.set(id, true, { ttl: Math.max(1, expiresAt - Date.now()) });
  return true;
}

/** What it was taken for did not happen. */
export function giveBackProof({ id }: Proof): void {
  used().delete(id);
}

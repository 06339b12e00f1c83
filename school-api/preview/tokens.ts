import { createHash, randomBytes } from 'node:crypto';

const HOUR_MS = 3_600_000;
const MOST = 1_000;

export type Previewed = { list: string; id: number };
type Kept = Previewed & { until: number };

/** In the memory of this process alone, and only by their hashes. A restart ends them all. */
const kept = new Map<string, Kept>();

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export function addToken(record: Previewed, now: Date): string {
  for (const [hash, { until }] of kept) {
    if (until <= now.getTime() || kept.size >= MOST) kept.delete(hash);
  }
  const token = randomBytes(32).toString('base64url');
  kept.set(hashOf(token), { ...record, until: now.getTime() + HOUR_MS });
  return token;
}

/** Undefined when it is unknown, or over. */
export function findToken(token: string, now: Date): Previewed | undefined {
  const found = kept.get(hashOf(token));
  return found && found.until > now.getTime() ? found : undefined;
}

import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether the Authorization header has the token. Hashes of equal length are compared in constant
 * time. Left out of the index because it needs Node.
 */
export function hasBearer(headers: Headers, token: string): boolean {
  const received = digest(headers.get('authorization') ?? '');
  const wanted = digest(`Bearer ${token}`);
  return timingSafeEqual(received, wanted);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

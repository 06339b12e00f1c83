import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_SHA256 = /^[0-9a-f]{64}$/i;

export function sign(content: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** Compared in constant time, against timing attacks. */
export function isSignature(
  content: string | Uint8Array,
  secret: string,
  signature: string,
): boolean {
  if (!HEX_SHA256.test(signature)) return false;
  return timingSafeEqual(Buffer.from(sign(content, secret), 'hex'), Buffer.from(signature, 'hex'));
}

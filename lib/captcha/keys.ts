import { createHmac, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';
import { oncePerProcess } from '@/lib/once-per-process';

/** Several instances share ALTCHA_HMAC_KEY; a single one can generate its own key. */
function secret(): string | Buffer {
  return env().ALTCHA_HMAC_KEY ?? oncePerProcess('captcha-key', Buffer.isBuffer, freshKey);
}

const freshKey = (): Buffer => randomBytes(32);

const derived = (purpose: string) => createHmac('sha256', secret()).update(purpose).digest('hex');

export function proofKeys() {
  return {
    hmacSignatureSecret: derived('challenge'),
    hmacKeySignatureSecret: derived('solution'),
  };
}

import { createHmac, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';
import { oncePerProcess } from '@/lib/process-memory';

/** Sites of several processes share ALTCHA_HMAC_KEY; one alone can have a key of its own. */
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

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { PanKey } from './pan-key';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };
const VERSION = 'v1';

/** Bound to its row, for example by a receipt number: copied to another row, it cannot be decrypted. */
export function sealText(text: string, boundTo: string, { key, id }: PanKey): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, TAG).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [VERSION, id, iv.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** Undefined if it was encrypted with another key, or altered. */
export function openText(sealed: string, boundTo: string, panKey: PanKey): string | undefined {
  const [version, id, iv = '', encrypted = ''] = sealed.split('.');
  if (version !== VERSION || id !== panKey.id) return undefined;
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length <= TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, panKey.key, Buffer.from(iv, 'base64url'), TAG)
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const plain = [decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(plain).toString('utf8');
  } catch {
    return undefined;
  }
}

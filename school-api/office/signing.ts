import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, hmacKey } from '../money';
import type { OfficeDeps } from './route';

/**
 * From the data folder or PAN_KEY, so that it stays the same after a restart and on all machines.
 */
export function officeKey({ config }: Pick<OfficeDeps, 'config'>, purpose: string): Buffer {
  return deriveKey(hmacKey(config.tax.panKey), `office-${purpose}`);
}

/**
 * Undefined if it cannot be read, which `check` reports: no browser is then recognised, and everything else works.
 */
export function officeKeyOrNone(
  deps: Pick<OfficeDeps, 'config' | 'log'>,
  purpose: string,
): Buffer | undefined {
  try {
    return officeKey(deps, purpose);
  } catch (error) {
    deps.log.error({ event: 'office-key', err: error }, 'the key of the office cannot be read');
    return undefined;
  }
}

export function sign(data: Buffer | string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

export function isSignatureOf(data: Buffer | string, signature: Buffer, key: Buffer): boolean {
  const expected = sign(data, key);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

import { createHmac } from 'node:crypto';
import { deriveKey, hmacKey, type TaxSettings } from '../../money';
import { addressKey } from '../../platform';

/**
 * Identifies a mailbox in the access log. Keyed, so that readers of the log cannot test addresses;
 * derived from the data folder's key, so that it stays the same after a restart.
 */
export function personHash(email: string, panKey: TaxSettings['panKey']): string {
  const key = deriveKey(hmacKey(panKey), 'access-log');
  return createHmac('sha256', key).update(addressKey(email)).digest('base64url');
}

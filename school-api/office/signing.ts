import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, readPanKey } from '../money';
import type { OfficeDeps } from './route';

/** Of the data folder or PAN_KEY, so that it stays the same after a restart and on all machines. */
export function officeKey({ config }: Pick<OfficeDeps, 'config'>, purpose: string): Buffer {
  return deriveKey(readPanKey(config.tax.panKey), `office-${purpose}`);
}

export function sealOf(data: Buffer | string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

export function isSealOf(data: Buffer | string, seal: Buffer, key: Buffer): boolean {
  const expected = sealOf(data, key);
  return seal.length === expected.length && timingSafeEqual(seal, expected);
}

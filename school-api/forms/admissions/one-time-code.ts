import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { LENGTHS } from '@/contract';

export type HashedCode = { salt: string; hash: string };

export function newCode(): string {
  return String(randomInt(10 ** LENGTHS.code)).padStart(LENGTHS.code, '0');
}

export function hashCode(code: string, salt = randomBytes(16).toString('hex')): HashedCode {
  return { salt, hash: createHmac('sha256', salt).update(code).digest('hex') };
}

export function isSameCode(code: string, { salt, hash }: HashedCode): boolean {
  return timingSafeEqual(Buffer.from(hashCode(code, salt).hash), Buffer.from(hash));
}

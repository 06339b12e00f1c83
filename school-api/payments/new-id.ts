import { randomBytes } from 'node:crypto';

/** 160 bits that nobody can guess, in 27 characters that need no escaping. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(20).toString('base64url')}`;
}

/** Whether it could be an id of ours or the provider's: no other text goes into a query. */
export function isId(text: string): boolean {
  return /^[\w-]{1,128}$/.test(text);
}

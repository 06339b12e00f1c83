import { randomBytes } from 'node:crypto';

/** 160 random bits, URL-safe. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(20).toString('base64url')}`;
}

/** Whether the text has the format of an id, of ours or of the provider. */
export function isId(text: string): boolean {
  return /^[\w-]{1,128}$/.test(text);
}

import type { IncomingMessage } from 'node:http';

/** Whether If-None-Match has this tag, by the weak comparison of RFC 9110. */
export function hasTag({ headers }: IncomingMessage, tag: string): boolean {
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  const tags = headers['if-none-match'];
  return tags?.split(',').some((one) => opaque(one) === opaque(tag)) ?? false;
}

/** Whether the file has not changed since If-Modified-Since. */
export function isUnchanged({ headers }: IncomingMessage, modified: number): boolean {
  if (headers['if-none-match'] !== undefined) return false;
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Math.floor(modified / 1000) * 1000;
}

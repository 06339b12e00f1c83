import { createHash } from 'node:crypto';

/** The CSP source of an inline script or style. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

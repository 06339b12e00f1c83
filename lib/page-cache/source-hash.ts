import { createHash } from 'node:crypto';

/** How a policy names an inline script or style: by its content. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

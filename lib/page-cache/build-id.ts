import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';

/** Undefined while the build itself runs and when documents are off: nothing is stored then. */
export function readBuildId(): string | undefined {
  const { building, documents } = env();
  if (building || !documents) return undefined;
  try {
    return readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

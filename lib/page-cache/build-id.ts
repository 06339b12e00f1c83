import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';

/** The build's name, or nothing while the build itself runs: then nothing is kept. */
export function readBuildId(): string | undefined {
  if (env().building) return undefined;
  try {
    return readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

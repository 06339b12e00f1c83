import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The day this site was built, as 2026-12-05. */
export function builtOn(folder = '.next'): string {
  return statSync(join(folder, 'BUILD_ID')).mtime.toISOString().slice(0, 10);
}

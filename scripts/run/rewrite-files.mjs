import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function rewriteFiles(folder, ending, change) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => name.endsWith(ending)).map((n) => join(folder, n))) {
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}

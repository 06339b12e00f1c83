import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes the text of every file below a folder whose name ends so. */
export function changeFiles(folder, ending, change) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => name.endsWith(ending)).map((n) => join(folder, n))) {
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}

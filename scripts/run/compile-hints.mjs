import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Read by Chromium alone, and only at the head of a file; for all others it is a remark. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * A browser compiles a function when it is first called, in the way of whoever types. The parts of
 * an app are each a function that runs when the app starts: told so, the browser compiles them while
 * the file is still coming, on another thread.
 */
export function hintScripts(dist) {
  const folder = join(dist, 'static', 'chunks');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => name.endsWith('.js')).map((n) => join(folder, n))) {
    const code = readFileSync(file, 'utf8');
    if (!code.startsWith(HINT)) writeFileSync(file, HINT + code);
  }
}

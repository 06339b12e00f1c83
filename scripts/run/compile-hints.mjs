import { join } from 'node:path';
import { rewriteFiles } from './rewrite-files.mjs';

/** Read by Chromium only, and only in the first line of a file; a comment for all others. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Browsers compile a function at its first call, on the main thread. Each module of an app is a
 * function that runs at the start: with this hint the browser compiles it on another thread while
 * the file still loads.
 */
export function addCompileHints(dist) {
  rewriteFiles(join(dist, 'static', 'chunks'), '.js', (code) =>
    code.startsWith(HINT) ? code : HINT + code,
  );
}

import { join } from 'node:path';
import { rewriteFiles } from './rewrite-files.mjs';

/** Only Chromium reads it, and only in a file's first line; elsewhere it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Browsers compile a function when it is first called, on the main thread. Each module of an app is
 * a function that runs at the start: with this hint the browser compiles it on another thread while
 * the file is still loading.
 */
export function addCompileHints(/** @type {string} */ dist) {
  rewriteFiles(join(dist, 'static', 'chunks'), '.js', (code) =>
    code.startsWith(HINT) ? code : HINT + code,
  );
}

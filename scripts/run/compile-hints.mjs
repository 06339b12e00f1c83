import { join } from 'node:path';
import { changeFiles } from './change-files.mjs';

/** Read by Chromium alone, and only at the head of a file; for all others it is a remark. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * A browser compiles a function when it is first called, in the way of whoever types. The parts of
 * an app are each a function that runs when the app starts: told so, the browser compiles them while
 * the file is still coming, on another thread.
 */
export function hintScripts(dist) {
  changeFiles(join(dist, 'static', 'chunks'), '.js', (code) =>
    code.startsWith(HINT) ? code : HINT + code,
  );
}

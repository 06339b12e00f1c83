import { sourceHash } from './source-hash';

/**
 * The script that starts the framework when the form is touched (enhance/app). The files are in an
 * attribute, so that the script, and its hash, are the same in all apps.
 */
export function appStart(code: string, files: readonly string[]): { tag: string; hash: string } {
  const value = files.join(' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return { tag: `<script data-files="${value}">${code}</script>`, hash: sourceHash(code) };
}

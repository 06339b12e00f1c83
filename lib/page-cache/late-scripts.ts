import { sourceHash } from './source-hash';

/** Longest wait for a first frame: a page in a hidden tab paints none. */
const HIDDEN_MS = 1000;

/**
 * Starts an app's scripts after its first frame. Named in the head they would share the slow line
 * with the page and its letters, and hold up the frame that needs none of them.
 */
export function lateScripts(sources: readonly string[]): { tag: string; hashes: string[] } {
  const files = [...new Set(sources)];
  if (files.length === 0) return { tag: '', hashes: [] };
  const list = JSON.stringify(files).replaceAll('<', '\\u003c');
  const body =
    `{let files=${list};` +
    "const start=()=>{for(const src of files){const script=document.createElement('script');" +
    'script.async=true;script.src=src;document.head.append(script)}files=[]};' +
    `requestAnimationFrame(()=>setTimeout(start));setTimeout(start,${HIDDEN_MS})}`;
  return { tag: `<script>${body}</script>`, hashes: [sourceHash(body)] };
}

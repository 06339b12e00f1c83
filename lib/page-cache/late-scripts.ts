import { sourceHash } from './source-hash';

/** Longest wait for a first frame, where a browser tells of none. */
const LONGEST_MS = 1000;

/**
 * Starts an app's scripts after its first frame. Named in the head they would share the slow line
 * with the page and its letters, and hold up the frame that needs none of them. A hidden tab paints
 * nothing: it starts them at once.
 */
export function lateScripts(sources: readonly string[]): { tag: string; hashes: string[] } {
  const files = [...new Set(sources)];
  if (files.length === 0) return { tag: '', hashes: [] };
  const list = JSON.stringify(files).replaceAll('<', '\\u003c');
  const body =
    `{let files=${list};` +
    "const start=()=>{for(const src of files){const script=document.createElement('script');" +
    'script.async=true;script.src=src;document.head.append(script)}files=[]};' +
    "if(document.hidden||!self.PerformanceObserver?.supportedEntryTypes?.includes('paint'))start();" +
    "else{new PerformanceObserver(start).observe({type:'paint',buffered:true});" +
    `document.addEventListener('visibilitychange',start);setTimeout(start,${LONGEST_MS})}}`;
  return { tag: `<script>${body}</script>`, hashes: [sourceHash(body)] };
}

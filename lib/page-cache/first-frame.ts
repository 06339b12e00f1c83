import { sourceHash } from './source-hash';

/** A file that runs; one of modules' kind is passed over by engines that know none. */
export type LateScript = { src: string; module: boolean };

type Late = { scripts: readonly LateScript[]; fonts: readonly string[] };

/** Longest wait for a first frame, where a browser tells of none. */
const LONGEST_MS = 1000;
/** After loading; until then only what is near is laid out (`[data-early]` in style sheets). */
const EARLY_MS = 300;

/**
 * What the first frame needs none of starts after it: letters and scripts would share the slow line
 * with the page and its picture. A hidden tab paints nothing: all starts at once. The letters are
 * fetched first and set together, so that the page is laid out once more and not for each of its
 * files. Who comes from another page of the site has them: they are set with the first frame. The
 * page before tells that, and not a storage, which a browser would have to open first.
 */
export function afterFirstFrame({ scripts, fonts }: Late): { tag: string; hash: string } {
  const files = new Map(scripts.map(({ src, module }) => [src, module ? 'module' : '']));
  const body =
    `{let files=${asCode([...files])},fonts=${asCode(fonts)},missing=fonts.length;` +
    "const page=document.documentElement,letters=document.querySelector('head>style[media]');" +
    // Rules ask the page and not `:has` of its head: that would style every element anew.
    'page.dataset.letters=page.dataset.early=1;' +
    // What is far below waits no longer than this: who prints or keeps the page gets all of it.
    `addEventListener('load',()=>setTimeout(()=>delete page.dataset.early,${EARLY_MS}));` +
    "const set=()=>{fonts=[];delete page.dataset.letters;if(letters)letters.media='all'};" +
    'const add=(name,more)=>document.head.append(Object.assign(document.createElement(name),more));' +
    // Laid out at once: layout and painting are two short tasks then, and not one that blocks.
    'const came=()=>{if(--missing<1){set();page.offsetHeight}};' +
    'const start=()=>{' +
    "for(const href of fonts)add('link',{rel:'preload',as:'font',crossOrigin:'',href,onload:came,onerror:came});" +
    "for(const[src,type]of files)add('script',{async:true,type,src});" +
    'files=fonts=[]};' +
    "if(!missing||document.referrer.startsWith(location.origin+'/'))set();" +
    "try{if(document.hidden)start();else new PerformanceObserver(start).observe({type:'paint',buffered:true})}" +
    'catch(e){start()}' +
    `document.addEventListener('visibilitychange',start);setTimeout(start,${LONGEST_MS})}`;
  return { tag: `<script>${body}</script>`, hash: sourceHash(body) };
}

function asCode(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

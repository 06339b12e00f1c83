import { sourceHash } from './source-hash';

type Deferred = { script: string; fonts: readonly string[] };

/** Start after this time even if the browser reports no first paint. */
const MAX_MS = 1000;
/** After `load`; until then only content near the viewport has a layout (`[data-early]`). */
const EARLY_MS = 300;

/**
 * Loads fonts and the site's script after the first paint, so that they do not compete with the
 * page and its picture. A hidden tab never paints, so there everything starts at once. Fonts are
 * applied together, so that the page is laid out once more and not once per file. If the visitor comes from
 * another page of the site (`document.referrer`), they are cached and applied with the first paint.
 */
export function afterFirstFrame({ script, fonts }: Deferred): { tag: string; hash: string } {
  const body =
    `{let src=${asCode(script)},fonts=${asCode(fonts)},missing=fonts.length;` +
    "const page=document.documentElement,faces=document.querySelector('head>style[media]');" +
    // A root attribute, because `:has()` would recalculate the style of every element.
    'page.dataset.fontsPending=page.dataset.early=1;' +
    // After that, everything is laid out, so that a printed or saved page is complete.
    `addEventListener('load',()=>setTimeout(()=>delete page.dataset.early,${EARLY_MS}));` +
    "const apply=()=>{fonts=[];delete page.dataset.fontsPending;if(faces)faces.media='all'};" +
    'const add=(name,more)=>document.head.append(Object.assign(document.createElement(name),more));' +
    // Forces layout now, so that layout and paint are two short tasks instead of a long one.
    'const arrived=()=>{if(--missing<1){apply();page.offsetHeight}};' +
    'const start=()=>{' +
    "for(const href of fonts)add('link',{rel:'preload',as:'font',crossOrigin:'',href,onload:arrived,onerror:arrived});" +
    // Engines without module support skip a script of that type.
    "if(src)add('script',{async:true,type:'module',src});" +
    "src='';fonts=[]};" +
    "if(!missing||document.referrer.startsWith(location.origin+'/'))apply();" +
    "try{if(document.hidden)start();else new PerformanceObserver(start).observe({type:'paint',buffered:true})}" +
    'catch(e){start()}' +
    `document.addEventListener('visibilitychange',start);setTimeout(start,${MAX_MS})}`;
  return { tag: `<script>${body}</script>`, hash: sourceHash(body) };
}

function asCode(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

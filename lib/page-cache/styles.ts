import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { PurgeCSS } from 'purgecss';
import { fontsFor, splitFaces, withoutIdleFonts } from './fonts';
import { sourceHash } from './source-hash';

/** Reads a style sheet of the build by its address. */
export type ReadSheet = (href: string) => Promise<string>;

type Named = {
  words: string;
  /** Beginnings of names that scripts put together. */
  starts: string[];
  /** Parts of inputs have rules that no word of a page could name; not every page has an input. */
  forms: boolean;
  /** Unread ones are cut too, but not from an app: the captcha's box takes its look from them. */
  variables: boolean;
};
type Styled = {
  html: string;
  styleHashes: string[];
  /** Files of letters that the page is set in. */
  fonts: string[];
};

const partOfInput =
  /(?<=^|[{}])\s*(?:::(?:-webkit-(?!details)[\w-]+|file-selector-button|placeholder)|:-moz-ui-invalid)\s*\{[^{}]*\}/g;
const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const used = new LRUCache<string, string>({ max: 300 });

/** What the browser, enhance/ and opening-picture.ts add to a page: no word of its markup names it before. */
export const later =
  'open checked iframe unseen swap-note aria-busy aria-current aria-disabled aria-selected true false ' +
  'role tab tablist tabpanel data-current data-on data-modal data-compact data-early data-letters data-paused svg';

/**
 * The rules that a page uses stand in its head instead of a link, so that it is painted as soon as
 * it is there, and asks for nothing twice. `readScripts` gives the texts of the scripts that may
 * add to the page: an app's forms have states that its first markup does not name.
 */
export async function inlineStyles(
  html: string,
  readSheet: ReadSheet,
  readScripts?: () => Promise<string>,
): Promise<Styled> {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const links = [...head.matchAll(sheetLink)];
  if (links.length === 0) return { html, styleHashes: [], fonts: [] };
  const scripts = (await readScripts?.()) ?? '';
  const forms = Boolean(readScripts) || /<(?:input|textarea|select)\b/.test(html);
  const rulesOf = async (named: Named) =>
    (await Promise.all(links.map(([, href = '']) => rulesFor(named, href, readSheet)))).join('');
  const own: Named = { words: wordsOf(`${html} ${later}`), starts: [], forms, variables: true };
  const first = await rulesOf(own);
  // Scripts may write words, and letters, that the page has not yet.
  const css = readScripts
    ? await rulesOf({
        words: wordsOf(`${html} ${later} ${scripts}`),
        starts: startsIn(scripts),
        forms,
        variables: false,
      })
    : withoutIdleFonts(first, html);
  // The framework fetches a sheet that it does not find; one that is disabled is found, not fetched.
  const linked = head.replace(sheetLink, (link) =>
    readScripts ? link.replace('<link ', '<link disabled="" ') : '',
  );
  const { rules, faces } = splitFaces(css);
  return {
    html: `${linked}<style>${rules}</style>${asleep(faces)}${html.slice(end)}`,
    styleHashes: [rules, ...(faces ? [faces] : [])].map(sourceHash),
    fonts: fontsFor(first),
  };
}

/** Letters wait for the first frame (first-frame.ts), and for nothing where no script runs. */
function asleep(faces: string): string {
  if (!faces) return '';
  return `<style media="not all">${faces}</style><noscript><style media="all">${faces}</style></noscript>`;
}

function wordsOf(text: string): string {
  return [...new Set(text.match(/[^\s"'`<>=;,(){}]+/g))].sort().join(' ');
}

/** Names that a script puts together: of `button-${tone}` it says the first part only. */
function startsIn(scripts: string): string[] {
  const found = scripts.matchAll(/[\s"'`]([a-z][a-z-]{0,40}-)(?:\$\{|["'`])/g);
  return [...new Set([...found].map(([, start = '']) => start))].sort();
}

async function rulesFor(named: Named, href: string, readSheet: ReadSheet): Promise<string> {
  const { words, starts, forms, variables } = named;
  const key = createHash('sha256')
    .update(`${href} ${forms} ${variables} `)
    .update(words)
    .digest('base64');
  const known = used.get(key);
  if (known !== undefined) return known;
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: words, extension: 'html' }],
    css: [{ raw: withAbsoluteUrls(await readSheet(href), href) }],
    defaultExtractor: (text) => text.split(' '),
    keyframes: true,
    variables,
    // `:focus-visible` alone holds for every element, and no word of a page could name it.
    safelist: [/^:/, ...starts.map((start) => new RegExp(`^${start}`))],
  });
  const found = withoutIdleProperties(result?.css ?? '');
  const css = forms ? found : found.replace(partOfInput, '');
  used.set(key, css);
  return css;
}

/** Tailwind registers each of its variables, whether a rule of this page reads it or not. */
function withoutIdleProperties(css: string): string {
  return css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    css.includes(`var(${name}`) || css.includes(`${name}:`) ? rule : '',
  );
}

/** What is relative to the style sheet would be relative to the page. */
function withAbsoluteUrls(css: string, href: string): string {
  return css.replace(/url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/g, (_all, _quote, path: string) => {
    return `url(${new URL(path, new URL(href, 'http://site')).pathname})`;
  });
}

export const readBuiltSheet: ReadSheet = (href) => {
  const { pathname } = new URL(href, 'http://site');
  return readFile(join('.next', pathname.replace(/^\/_next\//, '')), 'utf8');
};

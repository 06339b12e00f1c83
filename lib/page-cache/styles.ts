import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { PurgeCSS } from 'purgecss';
import { editHtml } from './edit-html';
import { findStyles, type Styles } from './find-styles';
import { fontsFor, splitFaces, withoutUnusedFonts } from './fonts';
import { sourceHash } from './source-hash';

/** Reads a style sheet of the build by its address. */
export type ReadSheet = (href: string) => Promise<string>;

type Names = {
  tokens: string;
  /** Prefixes of class names that scripts build. */
  prefixes: string[];
  /** Keeps rules of input parts such as `::placeholder`, which no token matches. */
  forms: boolean;
  /** Also drops unused variables. Not in an app: the captcha's box reads some of them. */
  variables: boolean;
};
type Styled = {
  html: string;
  styleHashes: string[];
  fonts: string[];
};

const partOfInput =
  /(?<=^|[{}])\s*(?:::(?:-webkit-(?!details)[\w-]+|file-selector-button|placeholder)|:-moz-ui-invalid)\s*\{[^{}]*\}/g;
const used = new LRUCache<string, string>({ max: 300 });

/** Names that the browser, enhance/ and opening-picture.ts add to a page later. */
export const namesAddedByScripts =
  'open checked iframe unseen swap-note aria-busy aria-current aria-disabled aria-selected true false ' +
  'role tab tablist tabpanel data-current data-on data-modal data-compact data-early data-fonts-pending data-preload svg';

/**
 * Inlines the rules that a document uses in its head instead of linking the style sheets, so that the
 * first paint waits for no further request.
 */
export async function inlineDocumentStyles(html: string, readSheet: ReadSheet): Promise<Styled> {
  const styles = findStyles(html);
  const css = await rulesOf(styles, namesIn(html, styles.hasControls), readSheet);
  const { rules, faces } = splitFaces(withoutUnusedFonts(css, html));
  return replaceLinks(html, styles, { rules, faces, fonts: fontsFor(css) });
}

/**
 * Inlines the rules that an app shows at first. `readScripts` gives the text of the scripts that may
 * change it: its forms have states that the first markup does not name, whose rules wait in a block
 * that enhance/app applies, because each rule makes every layout before it slower.
 */
export async function inlineAppStyles(
  html: string,
  readSheet: ReadSheet,
  readScripts: () => Promise<string>,
): Promise<Styled> {
  const styles = findStyles(html);
  const css = await rulesOf(styles, namesIn(html, true), readSheet);
  const scripts = await readScripts();
  const names = { ...namesIn(`${html} ${scripts}`, true), prefixes: prefixesIn(scripts) };
  const all = await rulesOf(styles, { ...names, variables: false }, readSheet);
  const { rules: later, faces } = splitFaces(all);
  const { rules } = splitFaces(css);
  return replaceLinks(html, styles, { rules, faces, fonts: fontsFor(css), later });
}

const namesIn = (text: string, forms: boolean): Names => ({
  tokens: tokensOf(`${text} ${namesAddedByScripts}`),
  prefixes: [],
  forms,
  variables: true,
});

async function rulesOf({ sheets }: Styles, names: Names, readSheet: ReadSheet): Promise<string> {
  return (await Promise.all(sheets.map(({ href }) => rulesFor(names, href, readSheet)))).join('');
}

type Css = { rules: string; faces: string; fonts: string[]; later?: string };

/** `later`: the rules that an app may need. Its links stay, for React. */
function replaceLinks(html: string, { sheets, end }: Styles, css: Css): Styled {
  const { rules, faces, fonts, later } = css;
  if (sheets.length === 0) return { html, styleHashes: [], fonts: [] };
  const block = later === undefined ? '' : `<script type="app-styles">${later}</script>`;
  const inserted = `<style>${rules}</style>${deferred(faces)}${block}`;
  const links = sheets.map(({ from, to }) => ({
    from,
    to,
    text: later === undefined ? '' : asleep(html.slice(from, to)),
  }));
  return {
    html: editHtml(html, [...links, { from: end, to: end, text: inserted }]),
    styleHashes: [rules, ...(faces ? [faces] : [])].map(sourceHash),
    fonts,
  };
}

/**
 * React fetches a sheet that it cannot find, so enhance/app turns this into a disabled link before React
 * starts. Chromium fetches disabled links that are in the markup.
 */
const asleep = (link: string) => link.replace('rel="stylesheet"', 'rel="app-sheet" disabled=""');

/** Font faces are applied after the first paint (first-frame.ts), or at once without scripts. */
function deferred(faces: string): string {
  if (!faces) return '';
  return `<style media="not all">${faces}</style><noscript><style media="all">${faces}</style></noscript>`;
}

function tokensOf(text: string): string {
  return [...new Set(text.match(/[^\s"'`<>=;,(){}]+/g))].sort().join(' ');
}

/** Prefixes of class names that scripts build, such as `button-${tone}`. */
function prefixesIn(scripts: string): string[] {
  const matches = scripts.matchAll(/[\s"'`]([a-z][a-z-]{0,40}-)(?:\$\{|["'`])/g);
  return [...new Set([...matches].map(([, start = '']) => start))].sort();
}

async function rulesFor(names: Names, href: string, readSheet: ReadSheet): Promise<string> {
  const { tokens, prefixes, forms, variables } = names;
  const key = createHash('sha256')
    .update(`${href} ${forms} ${variables} `)
    .update(tokens)
    .digest('base64');
  const known = used.get(key);
  if (known !== undefined) return known;
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: tokens, extension: 'html' }],
    css: [{ raw: withAbsoluteUrls(await readSheet(href), href) }],
    defaultExtractor: (text) => text.split(' '),
    keyframes: true,
    variables,
    // Rules such as `:focus-visible` match any element, and no token names them.
    safelist: [/^:/, ...prefixes.map((prefix) => new RegExp(`^${prefix}`))],
  });
  const rules = withoutUnusedProperties(result?.css ?? '');
  const css = forms ? rules : rules.replace(partOfInput, '');
  used.set(key, css);
  return css;
}

/** Tailwind registers all its variables, whether or not a rule of this page uses them. */
function withoutUnusedProperties(css: string): string {
  return css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    css.includes(`var(${name}`) || css.includes(`${name}:`) ? rule : '',
  );
}

/** Makes URLs absolute, because they would be relative to the page. */
function withAbsoluteUrls(css: string, href: string): string {
  return css.replace(/url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/g, (_all, _quote, path: string) => {
    return `url(${new URL(path, new URL(href, 'http://site')).pathname})`;
  });
}

export const readBuiltSheet: ReadSheet = (href) => {
  const { pathname } = new URL(href, 'http://site');
  return readFile(join('.next', pathname.replace(/^\/_next\//, '')), 'utf8');
};

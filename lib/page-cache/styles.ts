import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { PurgeCSS } from 'purgecss';
import { sourceHash } from './source-hash';

/** Reads a style sheet of the build by its address. */
export type ReadSheet = (href: string) => Promise<string>;

type Styled = { html: string; styleHashes: string[] };

const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const used = new LRUCache<string, string>({ max: 300 });

/**
 * The rules that a page uses stand in its head, so that it can be painted as soon as it is there;
 * the whole style sheet follows at the end of the body, for what scripts and later pages need.
 */
export async function inlineStyles(html: string, readSheet: ReadSheet): Promise<Styled> {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const links = [...head.matchAll(sheetLink)];
  if (links.length === 0) return { html, styleHashes: [] };
  const sheets = await Promise.all(links.map(([, href = '']) => rulesFor(html, href, readSheet)));
  const css = sheets.join('');
  const later = links.map(([tag]) => tag.replace('<link', '<link fetchpriority="low"')).join('');
  const body = html.slice(end).replace('</body>', () => `${later}</body>`);
  return {
    html: `${head.replace(sheetLink, '')}<style>${css}</style>${body}`,
    styleHashes: [sourceHash(css)],
  };
}

async function rulesFor(html: string, href: string, readSheet: ReadSheet): Promise<string> {
  const words = [...new Set(html.match(/[^\s"'<>=;]+/g))].sort().join(' ');
  const key = createHash('sha256').update(href).update(words).digest('base64');
  const known = used.get(key);
  if (known !== undefined) return known;
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: words, extension: 'html' }],
    css: [{ raw: withAbsoluteUrls(await readSheet(href), href) }],
    defaultExtractor: (text) => text.split(' '),
    keyframes: true,
    variables: true,
  });
  const css = result?.css ?? '';
  used.set(key, css);
  return css;
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

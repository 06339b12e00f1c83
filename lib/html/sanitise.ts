import DOMPurify, { clearWindow } from 'isomorphic-dompurify';
import { isPlausibleHtml } from '@/contract/facts/plausible-html';
import { log } from '@/lib/log';
import { type MediaResolver, sanitiseImages, sanitiseLinks } from './attributes';
import type { SafeHtml } from './safe-html';
import { dropFirstLines, isBlank, nestHeadings, readText } from './structure';

const INLINE_TAGS = ['b', 'i', 'em', 'strong', 'br', 'span', 'sup', 'sub'];

const TAGS = [
  ...INLINE_TAGS,
  ...['p', 'div', 'hr', 'blockquote', 'q', 'cite', 'pre', 'code', 'address'],
  ...['u', 's', 'del', 'ins', 'small', 'mark', 'abbr', 'time', 'a'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figure', 'figcaption', 'img'],
];

const ATTRIBUTES = [
  ...['href', 'target', 'title', 'lang', 'dir', 'datetime'],
  ...['src', 'alt', 'width', 'height'],
  ...['colspan', 'rowspan', 'scope', 'span', 'start', 'reversed'],
];

/** The server's DOM window accumulates state, so it is renewed regularly. */
const CALLS_PER_WINDOW = 500;
let callsInWindow = 0;

function renewWindow(): void {
  clearWindow();
  callsInWindow = 0;
}

/** Null if it cannot be sanitised: content must never break its page. */
function purify(html: string, tags: string[], attributes: string[]): Element | null {
  if (!isPlausibleHtml(html)) {
    log.warn({ length: html.length }, 'implausible markup removed');
    return null;
  }
  if (callsInWindow >= CALLS_PER_WINDOW) renewWindow();
  callsInWindow += 1;
  try {
    // Null, despite its type, if the markup leaves no body (a frameset).
    const fragment: DocumentFragment | null = DOMPurify.sanitize(html, {
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: attributes,
      ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
    if (!fragment) return null;
    const holder = fragment.ownerDocument.createElement('div');
    holder.append(fragment);
    return holder;
  } catch (error) {
    log.warn({ err: error }, 'markup could not be read');
    renewWindow();
    return null;
  }
}

/** By then text written by a person no longer changes. */
const MAX_ROUNDS = 4;

/**
 * The cleaned tree as a browser would parse it. A removed element leaves its content behind, which
 * browsers parse differently where it is not allowed: a paragraph inside a paragraph ends it.
 */
function settle(html: string, tags: string[], attributes: string[]): Element | null {
  let text = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const holder = purify(text, tags, attributes);
    if (!holder) return null;
    dropFirstLines(holder);
    text = holder.innerHTML;
    const read = holder.ownerDocument.createElement('div');
    read.innerHTML = text;
    if (read.innerHTML === text) return holder;
  }
  log.warn({ length: html.length }, 'unstable markup removed');
  return null;
}

const serialise = (tree: Element) => tree.innerHTML.trim() as SafeHtml;

const EMPTY = '' as SafeHtml;

const ownPictures: MediaResolver = (url) => (/^(https?:\/\/|\/media\/)/i.test(url) ? url : null);
const noFile: MediaResolver = () => null;

type Options = {
  picture?: MediaResolver;
  /** For links to files. */
  file?: MediaResolver;
  /** Level of the first heading, one below the page's own heading above the text. */
  firstHeading?: number;
};

/** The school API's rich text: keeps structure, links and pictures, removes everything active. */
export function sanitise(html: string, options: Options = {}): SafeHtml {
  const { picture = ownPictures, file = noFile, firstHeading = 3 } = options;
  if (html.trim() === '') return EMPTY;
  const tree = settle(html, TAGS, ATTRIBUTES);
  if (!tree) return EMPTY;
  nestHeadings(tree, firstHeading);
  sanitiseLinks(tree, file);
  sanitiseImages(tree, picture);
  return isBlank(tree) ? EMPTY : serialise(tree);
}

/** For titles: emphasis and line breaks only. */
export function sanitiseInline(html: string): SafeHtml {
  if (html.trim() === '') return EMPTY;
  const tree = settle(html, INLINE_TAGS, []);
  return !tree || isBlank(tree) ? EMPTY : serialise(tree);
}

/** Plain text for attributes, previews and metadata. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  const tree = purify(html, TAGS, []);
  return tree ? readText(tree) : '';
}

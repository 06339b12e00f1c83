const MAX_LENGTH = 500_000;
const MAX_DEPTH = 500;
/** Tags, including the elements that the parser repeats between them. */
const MAX_TAGS = 30_000;
/** Words of the text and attributes of its elements; the parser compares the attributes pairwise. */
const MAX_WORDS = 30_000;

/** Elements without an end tag, or with an optional one. */
const SELF_ENDING = new Set(
  'p li dt dd tr td th thead tbody tfoot colgroup option br hr img col input wbr'.split(' '),
);
/** The parser reopens any that are still open in each block that follows. */
const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/**
 * Bounds length, nesting and implied elements before parsing, in the office and on the site: a
 * megabyte of markup, 10,000 nested elements, or 300 open ones before 300 paragraphs would block
 * the event loop.
 */
export function isPlausibleHtml(html: string): boolean {
  if (html.length > MAX_LENGTH || hasMore(html.matchAll(/[\s/"'=]+/g), MAX_WORDS)) return false;
  const open = new Map<string, number>();
  let depth = 0;
  let formatting = 0;
  let tags = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    const name = tag.toLowerCase();
    tags += 1 + formatting;
    if (tags > MAX_TAGS) return false;
    if (SELF_ENDING.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (slash && count === 0) continue;
    const step = slash ? -1 : 1;
    open.set(name, count + step);
    depth += step;
    if (FORMATTING.has(name)) formatting += step;
    if (depth > MAX_DEPTH) return false;
  }
  return true;
}

function hasMore(found: Iterable<unknown>, max: number): boolean {
  let count = 0;
  for (const _ of found) {
    count += 1;
    if (count > max) return true;
  }
  return false;
}

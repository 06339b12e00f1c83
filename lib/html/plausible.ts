const MAX_LENGTH = 500_000;
const MAX_DEPTH = 500;

/** Elements without an end tag, or with an optional one. */
const SELF_ENDING = new Set(
  'p li dt dd tr td th thead tbody tfoot colgroup option br hr img col input wbr'.split(' '),
);

/**
 * Bounds length and nesting before parsing: a megabyte of markup, or ten thousand nested elements,
 * would block the event loop. Counting tags is cheap.
 */
export function isPlausible(html: string): boolean {
  if (html.length > MAX_LENGTH) return false;
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    const name = tag.toLowerCase();
    if (SELF_ENDING.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (slash && count === 0) continue;
    const step = slash ? -1 : 1;
    open.set(name, count + step);
    depth += step;
    if (depth > MAX_DEPTH) return false;
  }
  return true;
}

const MAX_LENGTH = 500_000;
const MAX_DEPTH = 500;

/** Elements that end by themselves when the next one begins, or have no end. */
const SELF_ENDING = new Set(
  'p li dt dd tr td th thead tbody tfoot colgroup option br hr img col input wbr'.split(' '),
);

/**
 * Whether a person could have written this. Parsing a megabyte, or ten thousand elements inside each
 * other, would hold up every visitor; counting tags first costs next to nothing.
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

const face = /@font-face\s*\{[^}]*\}/g;
const unicodeRange = /unicode-range:([^;}]+)/;

/** Drops `@font-face` rules whose `unicode-range` has no character of the page: they are never fetched. */
export function withoutUnusedFonts(css: string, html: string): string {
  const points = [...new Set(html)].map((character) => character.codePointAt(0) ?? 0);
  return css.replace(face, (rule) => {
    const [, range] = unicodeRange.exec(rule) ?? [];
    if (range === undefined) return rule;
    const ranges = range.split(',').map(readRange);
    return points.some((point) => ranges.some(([from, to]) => point >= from && point <= to))
      ? rule
      : '';
  });
}

/** Separates the faces of downloaded fonts from all other rules. */
export function splitFaces(css: string): { rules: string; faces: string } {
  const faces = (css.match(face) ?? []).filter(isFetched);
  const rules = css.replace(face, (rule) => (isFetched(rule) ? '' : rule));
  return { rules, faces: faces.join('') };
}

/** Font files that these rules use. */
export function fontsFor(css: string): string[] {
  const rules = css.replace(face, '');
  const faces = (css.match(face) ?? []).filter((rule) => isFetched(rule) && isNeeded(rule, rules));
  return faces.flatMap(addressIn);
}

function isFetched(rule: string): boolean {
  return rule.includes('url(');
}

/** Faces with a `unicode-range` are left to the browser, which loads them when a character needs them. */
function isNeeded(rule: string, rules: string): boolean {
  const [, family = ''] = /font-family:\s*["']?([^;"'}]+)/.exec(rule) ?? [];
  const slanted = /font-style:\s*italic/;
  return (
    !unicodeRange.test(rule) &&
    rules.includes(family) &&
    (!slanted.test(rule) || slanted.test(rules))
  );
}

function addressIn(rule: string): string[] {
  const [, address] = /url\(["']?([^"')]+)/.exec(rule) ?? [];
  return address === undefined ? [] : [address];
}

/** `U+0900-097F` or `U+20B9`. */
function readRange(text: string): [number, number] {
  const [from = '', to = from] = text.trim().replace(/^u\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

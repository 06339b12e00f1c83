const face = /@font-face\s*\{[^}]*\}/g;
const unicodeRange = /unicode-range:([^;}]+)/;

/** A font for letters that the page does not have would never be fetched: its rule only weighs. */
export function withoutIdleFonts(css: string, html: string): string {
  const letters = [...new Set(html)].map((letter) => letter.codePointAt(0) ?? 0);
  return css.replace(face, (rule) => {
    const [, range] = unicodeRange.exec(rule) ?? [];
    if (range === undefined) return rule;
    const ranges = range.split(',').map(readRange);
    return letters.some((letter) => ranges.some(([from, to]) => letter >= from && letter <= to))
      ? rule
      : '';
  });
}

/** Faces that are fetched, apart from the rules and from the local faces that stand in for them. */
export function splitFaces(css: string): { rules: string; faces: string } {
  const faces = (css.match(face) ?? []).filter(isFetched);
  const rules = css.replace(face, (rule) => (isFetched(rule) ? '' : rule));
  return { rules, faces: faces.join('') };
}

/** Files of letters that these rules ask for. */
export function fontsFor(css: string): string[] {
  const rules = css.replace(face, '');
  const faces = (css.match(face) ?? []).filter((rule) => isFetched(rule) && isNeeded(rule, rules));
  return faces.flatMap(addressIn);
}

function isFetched(rule: string): boolean {
  return rule.includes('url(');
}

/** Surely, as far as the rules tell: single letters of other ranges are fetched when they are set. */
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

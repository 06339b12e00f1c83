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

/** `U+0900-097F` or `U+20B9`. */
function readRange(text: string): [number, number] {
  const [from = '', to = from] = text.trim().replace(/^u\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

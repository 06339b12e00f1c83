import { n } from './geometry';

/** Bodies that may be drawn more than once, keyed by their content. */
const bodies = new Map<string, string>();

function keyOf(body: string): string {
  let hash = 5381;
  for (const letter of body) hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0;
  return `s${hash.toString(36)}x${body.length.toString(36)}`;
}

/** Shows `body` at (x, y); a body repeated in one drawing is written only once. */
export function share(
  body: string,
  x = 0,
  y = 0,
  scale: number | readonly [number, number] = 1,
): string {
  const by = typeof scale === 'number' ? scale : scale.join(' ');
  const move = x === 0 && y === 0 ? '' : `translate(${n(x)} ${n(y)})`;
  const transform = move + (scale === 1 ? '' : `scale(${by})`);
  return shareWith(body, transform ? ` transform="${transform}"` : '');
}

/** The same with extra attributes that the body inherits. */
export function shareWith(body: string, attributes: string): string {
  const key = keyOf(body);
  bodies.set(key, body);
  return `<use href="#${key}"${attributes}/>`;
}

const USE = /<use href="#(s[0-9a-z]+x[0-9a-z]+)"([^>]*)\/>/g;

/** Turns repeated bodies of a drawing into definitions, and inlines those used once. */
export function settle(drawing: string): string {
  const counts = new Map<string, number>();
  const count = (text: string) => {
    for (const [, key = ''] of text.matchAll(USE)) {
      const seen = counts.get(key) ?? 0;
      counts.set(key, seen + 1);
      if (seen === 0) count(bodies.get(key) ?? '');
    }
  };
  count(drawing);
  const inline = (text: string): string =>
    text.replace(USE, (use, key: string, rest: string) =>
      counts.get(key) === 1 ? `<g${rest}>${inline(bodies.get(key) ?? '')}</g>` : use,
    );
  const defs = [...counts]
    .filter(([, times]) => times > 1)
    .map(([key]) => `<g id="${key}">${inline(bodies.get(key) ?? '')}</g>`)
    .join('');
  const body = inline(drawing);
  return defs ? body.replace(/^<svg[^>]*>/, (open) => `${open}<defs>${defs}</defs>`) : body;
}

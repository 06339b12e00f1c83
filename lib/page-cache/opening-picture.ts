import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Reads one of the site's own drawings by its address. */
export type ReadDrawing = (src: string) => Promise<string>;

const opening = /<img src="(\/art\/[\w-]+\.svg)"([^>]* fetchpriority="high")/i;
const drawings = new LRUCache<string, string>({ max: 100 });

/**
 * The drawing that a page opens with stands in the page itself: two or three compressed kilobytes
 * instead of a request that the first paint would wait for.
 */
export async function inlineOpening(html: string, read: ReadDrawing): Promise<string> {
  const [tag, src = '', rest = ''] = opening.exec(html) ?? [];
  if (!tag) return html;
  const inlined = `<img src="${toDataUrl(await read(src))}"${rest}`;
  return html.replace(tag, () => inlined).replace(preloadOf(src), '');
}

function preloadOf(src: string): RegExp {
  return new RegExp(`<link rel="preload" href="${src.replace('.', '\\.')}" as="image"[^>]*>`);
}

/** Readable letters compress far better than base64. */
function toDataUrl(svg: string): string {
  const text = svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>&]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}

export const readPublicDrawing: ReadDrawing = async (src) => {
  const known = drawings.get(src);
  if (known !== undefined) return known;
  const drawing = await readFile(`public${src}`, 'utf8');
  drawings.set(src, drawing);
  return drawing;
};

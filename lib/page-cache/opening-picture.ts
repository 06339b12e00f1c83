import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Reads one of the site's own drawings by its address. */
export type ReadDrawing = (src: string) => Promise<string>;

const opening = /<img src="(\/art\/[\w-]+\.svg)"[^>]* fetchpriority="high"[^>]*>/i;
const drawings = new LRUCache<string, string>({ max: 100 });

/**
 * The drawing that a page opens with stands in the page itself: two or three compressed kilobytes
 * instead of a request that the first paint would wait for. As markup, not as an address with data:
 * a browser makes a document of its own of each picture, which takes longer than the drawing.
 */
export async function inlineOpening(html: string, read: ReadDrawing): Promise<string> {
  const [image, src] = opening.exec(html) ?? [];
  if (!image || !src) return html;
  const drawing = asPart(await read(src));
  return html.replace(image, () => drawing);
}

/** One element among the others: silent, small until style grows it, its names not those of the page. */
function asPart(svg: string): string {
  return svg
    .trim()
    .replace(/ xmlns="[^"]*"/, ' width="16" height="9" aria-hidden="true"')
    .replace(/( id="|href="#|url\(#)/g, '$1drawn-');
}

export const readPublicDrawing: ReadDrawing = async (src) => {
  const known = drawings.get(src);
  if (known !== undefined) return known;
  const drawing = await readFile(`public${src}`, 'utf8');
  drawings.set(src, drawing);
  return drawing;
};

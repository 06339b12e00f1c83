import { readFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import { editHtml, type Range } from './edit-html';

/** Reads one of the site's own drawings by its address. */
export type ReadDrawing = (src: string) => Promise<string>;

const drawingPath = /^\/art\/[\w-]+\.svg$/;
const drawings = new LRUCache<string, string>({ max: 100 });

/**
 * Inlines the drawing of the first screen: 2 to 3 KB compressed instead of a request that delays
 * the first paint. As markup, because decoding a data URL takes longer.
 */
export async function inlineOpening(html: string, read: ReadDrawing): Promise<string> {
  const picture = findOpening(html);
  if (!picture) return html;
  return editHtml(html, [{ ...picture, text: asPart(await read(picture.src)) }]);
}

/** The first drawing with a high fetch priority. */
function findOpening(html: string): (Range & { src: string }) | undefined {
  let found: (Range & { src: string }) | undefined;
  const parser = new Parser({
    onopentag(name, { src = '', fetchpriority }) {
      if (found || name !== 'img' || fetchpriority !== 'high' || !drawingPath.test(src)) return;
      found = { src, from: parser.startIndex, to: parser.endIndex + 1 };
    },
  });
  parser.end(html);
  return found;
}

/** Hidden from assistive technology, small until styles apply, with ids that do not clash with the page's. */
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

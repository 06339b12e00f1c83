import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineOpening } from '@/lib/page-cache/opening-picture';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d="M0 0"/></svg>\n';
const preload = '<link rel="preload" href="/art/gate.svg" as="image" fetchPriority="high"/>';
const image = (src: string, more = ' alt="" fetchPriority="high"/>') => `<img src="${src}"${more}`;
const inlined = (html: string) => inlineOpening(html, async () => svg);

/** What a browser would read. */
function drawingIn(html: string): string {
  const [, url = ''] = /<img src="data:image\/svg\+xml,([^"]*)"/.exec(html) ?? [];
  return decodeURIComponent(url);
}

describe('the drawing that a page opens with', () => {
  it('stands in the page, without a preload', async () => {
    const html = await inlined(`${preload}${image('/art/gate.svg')}<p>x</p>`);
    expect(drawingIn(html)).toBe(svg.trim().replaceAll('"', "'"));
    expect(html).not.toContain('/art/gate.svg');
    expect(html).toMatch(/" alt="" fetchPriority="high"\/><p>x<\/p>$/);
  });

  it.each([
    ['a picture that comes later', image('/art/gate.svg', ' loading="lazy"/>')],
    ['a picture of the school API', image('/media/slider/1.webp')],
    ['a file outside the drawings', image('/art/../secret.svg')],
  ])('leaves %s', async (_name, html) => {
    expect(await inlined(html)).toBe(html);
  });

  it('takes the first one only', async () => {
    const second = image('/art/river.svg');
    expect(await inlined(image('/art/gate.svg') + second)).toMatch(new RegExp(`${second}$`));
  });
});

describe('the drawings of the site', () => {
  it('have no apostrophe, which would end an attribute once they are inlined', () => {
    const files = readdirSync('public/art').filter((name) => name.endsWith('.svg'));
    const odd = files.filter((name) => readFileSync(`public/art/${name}`, 'utf8').includes("'"));
    expect(odd).toEqual([]);
  });
});

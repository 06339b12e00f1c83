import { describe, expect, it } from 'vitest';
import { inlineOpening } from '@/lib/page-cache/opening-picture';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><g id="a" clip-path="url(#b)">' +
  '<path fill="#fff" d="M0 0"/></g><use href="#a"/></svg>\n';
const image = (src: string, more = ' alt="" fetchpriority="high">') => `<img src="${src}"${more}`;
const inlined = (html: string) => inlineOpening(html, async () => svg);

describe('the drawing that a page opens with', () => {
  it('is inlined in place of its file, and is hidden from screen readers', async () => {
    const html = await inlined(`<i>${image('/art/gate.svg')}</i><p>x</p>`);
    expect(html).not.toContain('/art/gate.svg');
    expect(html).toMatch(/^<i><svg [^>]*viewBox="0 0 1600 900"/);
    expect(html).toMatch(/^<i><svg [^>]*aria-hidden="true"/);
    expect(html).toMatch(/<\/svg><\/i><p>x<\/p>$/);
  });

  it('has names that no other part of the page has', async () => {
    const html = await inlined(image('/art/gate.svg'));
    expect(html).toContain('<g id="drawn-a" clip-path="url(#drawn-b)">');
    expect(html).toContain('<use href="#drawn-a"/>');
    expect(html).toContain('fill="#fff"');
  });

  it.each([
    ['a picture that comes later', image('/art/gate.svg', ' loading="lazy"/>')],
    ['a picture of the school API', image('/media/slider/1.webp')],
    ['a file outside the drawings', image('/art/../secret.svg')],
  ])('does not inline %s', async (_name, html) => {
    expect(await inlined(html)).toBe(html);
  });

  it('is found however its tag is written', async () => {
    const html = await inlined("<img fetchpriority='high' alt='a > b' src='/art/gate.svg' />");
    expect(html).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('is not confused with what only looks like one', async () => {
    const html = `<p title='${image('/art/gate.svg')}'>x</p><!--${image('/art/gate.svg')}-->`;
    expect(await inlined(html)).toBe(html);
  });

  it('is the first one only', async () => {
    const second = image('/art/river.svg');
    expect(await inlined(image('/art/gate.svg') + second)).toMatch(new RegExp(`${second}$`));
  });
});

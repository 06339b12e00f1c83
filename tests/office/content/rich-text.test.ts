// @vitest-environment jsdom
import { generateHTML, generateJSON } from '@tiptap/core';
import { describe, expect, it, vi } from 'vitest';
import { extensions } from '@/school-api/office/browser/rich-text/extensions';
import { isLink, unknownIn } from '@/school-api/office/browser/rich-text/known';
import { payloads } from '../../security/payloads';
import { some } from '../../support/cases';

/** The editor's output for a text without any typing. */
const through = (html: string) =>
  generateHTML(generateJSON(html, [...extensions]), [...extensions]);

describe('the rich text editor', () => {
  it('keeps everything that it supports, as plain HTML without classes', () => {
    const html =
      '<h2>Finals</h2><p>We <strong>won</strong> <em>two</em> games,<br>see <a href="/admission">here</a>.</p><h3>Next</h3><ul><li><p>Chess</p></li></ul><ol start="4" type="a"><li><p>Four</p></li></ol><blockquote><p>Well</p></blockquote><img src="/media/cup.webp" alt="A cup">';
    expect(unknownIn(html)).toEqual([]);
    expect(through(html)).toBe(html);
  });

  it('names what it would lose', () => {
    expect(unknownIn('<p>a</p><table><tr><td>b</td></tr></table>')).toContain('table');
    expect(unknownIn('<h1>a</h1><p lang="hi">b</p><p lang="hi">c</p>')).toEqual(['h1', 'lang']);
    expect(unknownIn('<figure><img src="/media/a.webp" alt=""></figure>')).toEqual(['figure']);
    expect(unknownIn('<img src="https://example.org/a.png" alt="">')).toEqual(['img']);
  });

  it('accepts only pictures of the school', () => {
    expect(through('<img src="https://evil.example/a.png"><p>a</p>')).not.toContain('img');
    expect(through('<img src="data:image/png;base64,AAAA"><p>a</p>')).not.toContain('img');
  });

  it('makes nothing active of any payload', () => {
    for (const html of some(payloads, 40)) {
      const made = new DOMParser().parseFromString(through(html), 'text/html').body;
      const names = [...made.querySelectorAll('*')].flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name),
      );
      expect(
        names.filter((name) => !/^(href|src|alt)$/.test(name)),
        html,
      ).toEqual([]);
      for (const link of made.querySelectorAll('a[href]')) {
        expect(isLink(link.getAttribute('href') ?? ''), html).toBe(true);
      }
      expect(
        made.querySelector('script, iframe, svg, form, input, style, object'),
        html,
      ).toBeNull();
    }
  });
});

describe('a text that the editor does not support', () => {
  const html = '<p>a</p><table><tbody><tr><td>Nine</td></tr></tbody></table>';
  const area = () => document.querySelector('textarea');
  const editor = () => document.querySelector('[role="textbox"]');

  it('stays unchanged until somebody decides', async () => {
    document.body.innerHTML = '<office-rich-text><textarea></textarea></office-rich-text>';
    Object.assign(area() ?? {}, { value: html });
    vi.resetModules();
    await import('@/school-api/office/browser/rich-text/main');
    expect(document.body.textContent).toContain('cannot show (table');
    expect([area()?.value, area()?.hidden, editor()]).toEqual([html, false, null]);
    document.querySelector('button')?.click();
    expect(editor()?.textContent).toContain('Nine');
    expect(area()?.value).toBe(html);
  });
});

describe('a link address', () => {
  it.each([
    'https://example.org/a',
    'mailto:a@example.org',
    'tel:+91 1',
    '/admission',
    '/media/a.pdf',
  ])('%s is valid', (address) => expect(isLink(address)).toBe(true));
  it.each([
    'javascript:alert(1)',
    ' java\nscript:x',
    '//evil.example',
    'data:text/html,x',
    'a',
    '',
  ])('%s is invalid', (address) => expect(isLink(address)).toBe(false));
});

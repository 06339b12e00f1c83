import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { plainText, sanitise, sanitiseInline } from '@/lib/html/sanitise';
import { leaks, payloads } from '../../security/payloads';
import { cases, some } from '../../support/cases';
import { listed } from '../../support/listed';
import { nastyMarkup } from './nasty-markup';

const RICH = new Set(
  `p div span br hr blockquote q cite pre code address b i em strong u s del ins small mark abbr
   time sup sub a ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td h3 h4 h5
   h6 figure figcaption img`.split(/\s+/),
);
const INLINE = new Set(['b', 'i', 'em', 'strong', 'br', 'span', 'sup', 'sub']);
const ATTRIBUTES = new Set(
  `href target rel title lang dir datetime src alt width height loading decoding colspan rowspan
   scope span start reversed`.split(/\s+/),
);
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
const HTML = 'http://www.w3.org/1999/xhtml';

const parser = new new JSDOM().window.DOMParser();

function bodyOf(html: string): HTMLElement {
  return parser.parseFromString(`<!doctype html><body>${html}`, 'text/html').body;
}

/** Forbidden elements and attributes after parsing the markup. */
function faultsOf(html: string, elements: Set<string>): string[] {
  return [...bodyOf(html).querySelectorAll('*')].flatMap((element) => {
    const faults: string[] = [];
    if (!elements.has(element.localName) || element.namespaceURI !== HTML) {
      faults.push(`<${element.localName}>`);
    }
    for (const { name, value } of element.attributes) {
      if (!ATTRIBUTES.has(name)) faults.push(name);
      const address = name === 'href' || name === 'src';
      if (address && !PROTOCOLS.includes(new URL(value, 'https://a.invalid').protocol)) {
        faults.push(`${name}=${value}`);
      }
    }
    return faults;
  });
}

const nest = (depth: number, inner: string) =>
  '<div>'.repeat(depth) + inner + '</div>'.repeat(depth);

/** Omitted from the browser payloads, because they run or load nothing there. */
const OTHERS = [
  '<a href="blob:https://example.org/1">x</a><a href="file:///etc/passwd">x</a>',
  '<a href="intent://scan/#Intent;end">x</a><a ping="//example.org" href="/x" download>x</a>',
  '<img src="javascript:top.ran(0)"><img src="data:image/svg+xml,<svg onload=top.ran(0)>">',
  '<img srcset="//example.org/a.jpg 1x" src="/media/a.jpg"><blockquote cite="javascript:x">x</blockquote>',
  '<custom-element onclick=top.ran(0) is="x-y">x</custom-element><p is="x-y" slot="x" part="y">x</p>',
  '<h1 id=location name=cookie>x</h1><div class="fixed" id="header">x</div>',
  '<form id=x><input name=attributes><input name=parentNode></form>',
  nest(300, '<img src=data:, onerror=top.ran(0)>'),
  nest(480, '<math><style><img src=data:, onerror=top.ran(0)></style></math>'),
];

/** Removing an element leaves its content. */
const MISPLACED = [
  '<p>a<object><p>b</p></object>c</p>',
  '<p>a<marquee><p>b</marquee>c',
  '<a href="/a">a<object><a href="/b">b</a></object></a>',
  '<ul><li>a<button><li>b</button></ul>',
  '<dl><dt>a<object><dt>b</object></dl>',
  '<h1>a<object><h2>b</h2></object></h1>',
  '<pre>\n\n\na</pre>',
  '<pre><script></script>\n\n\na</pre>',
];

const hostile = [...some([...payloads, ...leaks], 60), ...OTHERS, ...MISPLACED];

function expectHarmless(html: string) {
  for (const [clean, allowed] of [
    [sanitise, RICH],
    [sanitiseInline, INLINE],
  ] as const) {
    const once = clean(html);
    expect(faultsOf(once, allowed)).toEqual([]);
    expect(clean(once)).toBe(once);
    expect(bodyOf(once).innerHTML).toBe(once);
  }
}

describe('hostile markup', () => {
  it.each(hostile)('has nothing active left, and does not change when parsed again: %s', (html) => {
    expectHarmless(html);
    expect(faultsOf(sanitise(`<p>before ${html} after</p>`), RICH)).toEqual([]);
    expect(faultsOf(sanitise(`<table><td>${html}`), RICH)).toEqual([]);
    expect(plainText(html)).not.toMatch(/<script|<style/i);
  });

  it('of any shape has nothing active left, and does not change when parsed again', () => {
    fc.assert(fc.property(nastyMarkup, expectHarmless), cases({ night: 2_000 }));
  });

  it('keeps its text when it is moved to a valid place', () => {
    expect(MISPLACED.map((html) => sanitise(html))).toEqual([
      '<p>a</p><p>b</p>c<p></p>',
      '<p>a</p><p>b</p>c<p></p>',
      '<a href="/a">a</a><a href="/b">b</a>',
      '<ul><li>a</li><li>b</li></ul>',
      '<dl><dt>a</dt><dt>b</dt></dl>',
      '<h3>a</h3><h4>b</h4>',
      '<pre>a</pre>',
      '<pre>a</pre>',
    ]);
  });

  it('stays harmless after the sanitiser’s window is renewed', () => {
    for (let n = 0; n < 600; n += 1) {
      expect(sanitise('<b>x</b><img src=x onerror=alert(1)>')).not.toContain('onerror');
    }
  });
});

const numbered = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join('');
const emphasis = (count: number) => numbered(count, (index) => `<b id=${index}>`);
const attributes = (count: number) => numbered(count, (index) => `a${index.toString(36)} `);

describe('markup that no person wrote', () => {
  it.each([
    ['elements inside each other', '<div>'.repeat(10_000)],
    ['wrongly ended elements', '<div></x>'.repeat(10_000)],
    ['unended emphasis', '<b><i>'.repeat(5_000)],
    ['a megabyte', 'x<br>'.repeat(200_000)],
    ['emphasis that each paragraph repeats', `<p>${emphasis(300)}${'<p>x'.repeat(300)}`],
    ['a hundred thousand attributes', `<p ${attributes(100_000)}>x</p>`],
  ])('is left out: %s', (_, html) => {
    expect(sanitise(html)).toBe('');
    expect(sanitiseInline(html)).toBe('');
    expect(plainText(html)).toBe('');
  });

  it('is not mistaken for a long article', () => {
    const article = '<p>One<br>two<li>three<div><b>four</b></div>'.repeat(500);
    expect(plainText(article)).toContain('One two three four One');
  });
});

describe('rich text', () => {
  it('keeps its structure', () => {
    const html =
      '<p>A <strong>b</strong> <em>c</em></p><ul><li>x</li></ul><blockquote>q</blockquote>' +
      '<table><caption>t</caption><thead><tr><th scope="col">h</th></tr></thead>' +
      '<tbody><tr><td colspan="2">d</td></tr></tbody></table><h3>h</h3><h4>i</h4>';
    expect(sanitise(html)).toBe(html);
  });

  it('starts its headings at the page’s level, and leaves no gap', () => {
    const html = '<h1>A <i>b</i></h1><h2 class="x">C</h2><h6>D</h6><h1>E</h1>';
    expect(sanitise(html)).toBe('<h3>A <i>b</i></h3><h4>C</h4><h5>D</h5><h3>E</h3>');
    expect(sanitise('<h4>A</h4><h5>B</h5><h2>C</h2>', { firstHeading: 2 })).toBe(
      '<h2>A</h2><h3>B</h3><h2>C</h2>',
    );
  });

  it('keeps the text of removed elements', () => {
    expect(sanitise('<section class="x"><font color=red>Words</font></section>')).toBe('Words');
  });

  it('loads pictures lazily and keeps their alternative texts', () => {
    expect(sanitise('<img src="/media/a.jpg" alt="A peacock" width="640" height="480">')).toBe(
      '<img src="/media/a.jpg" alt="A peacock" width="640" height="480" loading="lazy" decoding="async">',
    );
    expect(sanitise('<img src="https://example.org/a.jpg" width="100%">')).toBe(
      '<img src="https://example.org/a.jpg" alt="" loading="lazy" decoding="async">',
    );
  });

  it('shows pictures and files from the resolved address, or not at all', () => {
    const own = (url: string) => url.replace('http://api.invalid', '');
    expect(sanitise('<img src="http://api.invalid/media/a.jpg">', { picture: own })).toContain(
      'src="/media/a.jpg"',
    );
    expect(sanitise('<a href="http://api.invalid/media/a.pdf">x</a>', { file: own })).toBe(
      '<a href="/media/a.pdf">x</a>',
    );
    expect(sanitise('<p>x</p><img src="/a.jpg">', { picture: () => null })).toBe('<p>x</p>');
    expect(sanitise('<a href="/a">x</a>', { file: () => null })).toBe('<a href="/a">x</a>');
  });

  it.each(
    listed(`
      https://example.org/a?b=c#d | mailto:office@example.org | tel:+910000000001 | /admission | #part
      page?x=1
    `),
  )('keeps a link to %s', (href) => {
    expect(sanitise(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  });

  it('gives a new tab no opener', () => {
    expect(sanitise('<a href="/x" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="/x" target="_blank" rel="noopener">x</a>',
    );
    expect(sanitise('<a href="/x" target="_top">x</a>')).toBe('<a href="/x">x</a>');
  });

  it.each([
    ['<a href="ftp://example.org/x">x</a>', '<a>x</a>'],
    ['<a href=" /x ">x</a>', '<a href="/x">x</a>'],
    ['<p data-x="1" aria-label="y" src="/media/a.jpg">x</p>', '<p>x</p>'],
    ['x<img src="a/media/a.jpg">', 'x'],
    ['<ol start="3" width="5a"><li>x</li></ol>', '<ol start="3"><li>x</li></ol>'],
    [
      '<img src=" /media/a.jpg" width="a12" height="12px">',
      '<img src="/media/a.jpg" alt="" loading="lazy" decoding="async">',
    ],
  ])('loses what only resembles an allowed attribute: %s', (html, left) => {
    expect(sanitise(html)).toBe(left);
  });

  it.each(['', '   ', '<p>&nbsp;</p>', '<p><br></p>', '<script>x</script>'])(
    'is empty if there is nothing to see: %j',
    (html) => {
      expect(sanitise(html)).toBe('');
    },
  );
});

describe('titles', () => {
  it('keep emphasis and line breaks without attributes', () => {
    expect(sanitiseInline('<p><span class="x" style="color:red">A</span><br><b>B</b></p>')).toBe(
      '<span>A</span><br><b>B</b>',
    );
  });

  it('escape plain text', () => {
    expect(sanitiseInline('3 < 4 & 5')).toBe('3 &lt; 4 &amp; 5');
  });
});

describe('plain text', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['One<br>two', 'One two'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['Tom &amp; Jerry &lt;3', 'Tom & Jerry <3'],
    ['  many \n spaces ', 'many spaces'],
    ['a<script>b</script>c', 'ac'],
    ['sy<b>lla</b>ble', 'syllable'],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

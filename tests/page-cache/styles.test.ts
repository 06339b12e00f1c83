import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineAppStyles, inlineDocumentStyles } from '@/lib/page-cache/styles';

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const page = (body: string) => `<html><head>${link}</head><body>${body}</body></html>`;

const sheet = `
@layer base, utilities;
:root { --used: red; --unused: blue }
@font-face { font-family: Text; src: url(../media/text.woff2) }
@layer utilities {
  .flex { display: flex; color: var(--used) }
  .md\\:grid { display: grid }
  .gone { color: var(--unused) }
  .swap-note { color: red }
  .swap-late { color: red }
}
.menu[open] > .list:hover { color: red }
:focus-visible { outline: 3px solid }
.gone:focus-visible { outline: none }
`;

const styled = (body: string) => inlineDocumentStyles(page(body), async () => sheet);

describe('inlined styles', () => {
  it('puts the rules that the page uses into its head, and no others', async () => {
    const { html } = await styled('<p class="flex md:grid">x</p>');
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain('.flex');
    expect(head).toContain('.md\\:grid');
    expect(head).toContain('@layer base, utilities');
    expect(head).not.toContain('.gone');
    expect(head).not.toContain('<link rel="stylesheet"');
  });

  it('keeps styles for later states, and for what scripts will add', async () => {
    const { html } = await styled('<nav class="menu"><ul class="list"></ul></nav>');
    expect(html).toContain('.menu[open]');
    expect(html).toContain('.swap-note');
  });

  it('keeps rules for every element, such as the focus ring', async () => {
    const { html } = await styled('<p class="flex">x</p>');
    expect(html).toMatch(/(^|\n):focus-visible/);
  });

  it('finds the head’s links however they are written, and nothing that only looks like one', async () => {
    const written = "<link data-precedence=next href='/_next/a.css' rel='stylesheet'>";
    const body = `<p title='${link}'>x</p>`;
    const html = `<html><head>${written}</head><body>${body}</body></html>`;
    const made = await inlineDocumentStyles(html, async () => 'p{color:red}');
    expect(made.html).toBe(
      `<html><head><style>p{color:red}</style></head><body>${body}</body></html>`,
    );
  });

  it('keeps rules for the parts of inputs if there are inputs', async () => {
    const made = async (body: string) => {
      const rules =
        '::placeholder{opacity:1}::file-selector-button{border:0}::selection{color:red}';
      return (await inlineDocumentStyles(page(body), async () => rules)).html;
    };
    expect(await made('<p>no field</p>')).not.toMatch(/placeholder|file-selector/);
    expect(await made('<p>no field</p>')).toContain('::selection');
    expect(await made('<input name="grade"/>')).toMatch(/placeholder.*file-selector/);
  });

  it('lists the style’s hash for the policy', async () => {
    const { html, styleHashes } = await styled('<p class="flex">x</p>');
    const styles = [...html.matchAll(/<style(?: media="not all")?>(.*?)<\/style>/gs)];
    const hashes = styles.map(([, css = '']) => createHash('sha256').update(css).digest('base64'));
    expect(styles).toHaveLength(2);
    expect(styleHashes).toEqual(hashes.map((hash) => `'sha256-${hash}'`));
  });

  it('makes the addresses of fonts absolute', async () => {
    expect((await styled('<p>x</p>')).html).toContain('url(/_next/static/media/text.woff2)');
  });

  it('applies downloaded fonts after the first frame, or at once without scripts', async () => {
    const { html } = await styled('<p>x</p>');
    const withoutNoscript = html.replace(
      /<style media="not all">.*?<\/style>|<noscript>.*?<\/noscript>/gs,
      '',
    );
    expect(withoutNoscript).not.toContain('@font-face');
    const [, deferredCss] = /<style media="not all">(.*?)<\/style>/s.exec(html) ?? [];
    expect(deferredCss).toContain('@font-face');
    expect(html).toContain(`<noscript><style media="all">${deferredCss}</style></noscript>`);
  });

  it('keeps the local fallback faces with the rules', async () => {
    const local = '@font-face{font-family:F;src:local("Arial")}';
    const { html } = await inlineDocumentStyles(page('<p>alone</p>'), async () => local);
    expect(html).toContain(`<style>${local}`);
    expect(html).not.toContain('<noscript>');
  });

  it('lists the font files that the rules of the page use', async () => {
    const face = (family: string, more = '') =>
      `@font-face{font-family:${family};src:url(/${family}${more.length}.woff2);${more}}`;
    const sheet = (style: string) =>
      face('Text') +
      face('Text', 'font-style:italic') +
      face('Rare') +
      face('Other', 'unicode-range:U+61') +
      `p{font-family:Text,Other;${style}}`;
    const made = async (text: string, style: string) =>
      (await inlineDocumentStyles(page(`<p>${text}</p>`), async () => sheet(style))).fonts;
    expect(await made('straight', '')).toEqual(['/Text0.woff2']);
    expect(await made('slanted', 'font-style:italic')).toEqual(['/Text0.woff2', '/Text17.woff2']);
  });

  it('leaves out fonts for characters that the page lacks', async () => {
    const font = (name: string, range: string) =>
      `@font-face{font-family:${name};src:url(/${name});unicode-range:${range}}`;
    const sheet = font('Nagari', 'U+0900-097F, U+25CC') + font('Latin', 'U+41-5A');
    const made = (text: string) => inlineDocumentStyles(page(`<p>${text}</p>`), async () => sheet);
    expect((await made('NAMASTE')).html).not.toContain('Nagari');
    expect((await made('नमस्ते')).html).toContain('Nagari');
    expect((await made('NAMASTE')).html).toContain('Latin');
  });

  it('drops registered variables that are never read', async () => {
    const { html } = await inlineDocumentStyles(
      page('<p class="flex">registered</p>'),
      async () =>
        '@property --idle{syntax:"*";inherits:false}@property --busy{syntax:"*";inherits:false}' +
        '.flex{color:var(--busy)}',
    );
    expect(html).toContain('@property --busy');
    expect(html).not.toContain('--idle');
  });

  describe('of an app', () => {
    const app = (scripts: string) =>
      inlineAppStyles(
        page('<p>x</p>'),
        async () => sheet,
        async () => scripts,
      );

    const rules = async (scripts: string) => {
      const { html } = await app(scripts);
      const [, first = '', later = ''] =
        /<style>(.*?)<\/style>.*<script type="app-styles">(.*?)<\/script>/s.exec(html) ?? [];
      return { first, later };
    };

    it('has the rules that its scripts name ready for its start, after those it needs now', async () => {
      const { first, later } = await rules('e.className="md:grid gone"');
      expect(first).toContain('.swap-note');
      expect(first).not.toMatch(/grid|gone/);
      expect(later).toMatch(/grid.*gone.*swap-note/s);
      expect((await rules('e.className="flex"')).later).not.toContain('.gone');
    });

    it('includes the rules of names that its scripts compose', async () => {
      expect((await app('e.className="flex go-"+tone')).html).not.toContain('.gone');
      expect((await app('e.className="flex swap-"+tone')).html).toContain('.swap-late');
    });

    it('keeps variables that content from its scripts may read', async () => {
      expect((await rules('')).later).toContain('--unused');
    });

    it('keeps a link for the framework, which no browser fetches', async () => {
      const { html } = await app('');
      expect(html).toMatch(
        /<link rel="app-sheet" disabled="" href="\/_next\/static\/chunks\/a.css"/,
      );
    });

    it('keeps fonts for characters that its scripts may write', async () => {
      const font = '@font-face{font-family:Rupee;src:url(/r);unicode-range:U+20B9}';
      const { html } = await inlineAppStyles(
        page('<p>fee</p>'),
        async () => font,
        async () => '',
      );
      expect(html).toContain('Rupee');
    });
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toApp, toDocument } from '@/lib/page-cache/document';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

describe('toDocument', () => {
  it('removes every script that could run', () => {
    const html = page(
      '<script src="/_next/a.js" async=""></script>',
      '<p>Text</p><script>self.__next_f.push([1,"</p>"])</script><script type="module">x</script>',
    );
    expect(toDocument(html)).toMatchObject({
      html: page('', '<p>Text</p>'),
      scriptHashes: [],
      sources: [],
    });
  });

  it('keeps data blocks', () => {
    const html = page('<script type="application/ld+json">{"a":1}</script>', '');
    expect(toDocument(html).html).toContain('<script type="application/ld+json">{"a":1}</script>');
  });

  it('removes preloads of scripts and keeps those of fonts and pictures', () => {
    const html = page(
      '<link rel="preload" as="script" href="/a.js"/><link rel="modulepreload" href="/b.js"/>' +
        '<link rel="preload" as="image" href="/p.svg"/>',
      '',
    );
    const made = toDocument(html).html;
    expect(made).not.toContain('/a.js');
    expect(made).not.toContain('/b.js');
    expect(made).toContain('href="/p.svg"');
  });

  it('leaves text and attributes alone that only look like a script', () => {
    const body = '<img alt="<script>alert(1)</script>"/><p>&lt;script&gt;</p>';
    expect(toDocument(page('', body)).html).toContain(body);
  });

  it('drops comments that only hydration needs', () => {
    expect(toDocument(page('', '<p>a<!-- -->b</p>')).html).toContain('<p>ab</p>');
  });

  it('reads from the markup that a read failed, and the requested status', () => {
    const marker = '<data hidden="" value="school-api" data-degraded="" data-status="503"></data>';
    expect(toDocument(page('', marker))).toMatchObject({ degraded: true, status: 503 });
    expect(toDocument(page('', ''))).toMatchObject({ degraded: false, status: undefined });
  });

  it('reads from the markup that there is nothing at this address', () => {
    const marker = '<data hidden="" value="status" data-status="404"></data>';
    expect(toDocument(page('', marker))).toMatchObject({ degraded: false, status: 404 });
  });

  it('accepts only failure statuses from the markup', () => {
    const marker = '<data data-degraded="" data-status="200"></data>';
    expect(toDocument(page('', marker)).status).toBeUndefined();
  });
});

describe('toApp', () => {
  const html = page(
    '<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script>' +
      '<script src="/old.js" noModule=""></script>',
    '<p>a<!-- -->b</p><script>start()</script><script src="/b.js" async=""></script>',
  );

  it('keeps the markup that hydration needs', () => {
    expect(toApp(html).html).toContain('<p>a<!-- -->b</p><script>start()</script>');
  });

  it('turns hydration data into blocks that no browser runs, and keeps their text', () => {
    const data = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"<p>"])'];
    const made = toApp(page('', data.map((text) => `<script>${text}</script>`).join('')));
    expect(made.html).toContain(
      data.map((text) => `<script type="app-data">${text}</script>`).join(''),
    );
    expect(made.scriptHashes).toHaveLength(2);
  });

  it('contains no script file in the markup', () => {
    expect(toApp(html).html).not.toMatch(/(?:src|href)=/);
  });

  it('hands its files over in order, but none to engines without modules', () => {
    expect(toApp(html).sources).toEqual(['/a.js', '/b.js']);
  });

  it('lists the hash of each inline script', () => {
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(toApp(html).scriptHashes).toEqual([`'sha256-${hash}'`]);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import NotFound from '@/app/not-found';
import { PageBanner } from '@/components/layout/page-banner';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button, ButtonLink } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/json-ld';
import { pageWindow } from '@/components/ui/page-window';
import { Pagination } from '@/components/ui/pagination';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { StepIndicator } from '@/components/ui/step-indicator';
import { Unavailable } from '@/components/ui/unavailable';
import { verses } from '@/content/verses';
import { sanitise } from '@/lib/html/sanitise';
import { parse } from './parse';

const render = (element: React.ReactElement) => parse(renderToStaticMarkup(element));

describe('Picture', () => {
  const image = (element: React.ReactElement) => render(element).querySelector('img');

  test('offers several widths of a picture of the school API, and waits to be needed', () => {
    const picture = image(<Picture src="/media/news/01.webp" alt="Prize day" sizes="50vw" />);
    expect(picture?.getAttribute('srcset')).toMatch(/url=%2Fmedia%2Fnews%2F01\.webp&w=\d+/);
    expect(picture?.getAttribute('sizes')).toBe('50vw');
    expect(picture?.getAttribute('loading')).toBe('lazy');
  });

  test.each(['/files/uploads/a.jpg', '/files/picture?id=5'])(
    'offers several widths of %s, which lies elsewhere on the server of the school',
    (src) => {
      const picture = image(<Picture src={src} alt="" />);
      expect(picture?.getAttribute('srcset')).toContain(`url=${encodeURIComponent(src)}&w=`);
    },
  );

  test.each(['/media/a.svg', '/files/uploads/a.gif?v=2'])('leaves %s as it is', (src) => {
    const picture = image(<Picture src={src} alt="" />);
    expect(picture?.getAttribute('src')).toBe(src);
    expect(picture?.hasAttribute('srcset')).toBe(false);
  });

  test('is fetched first when the page opens with it', () => {
    const picture = image(<Picture src="/media/news/01.webp" alt="" priority />);
    expect(picture?.getAttribute('loading')).toBe('eager');
    expect(picture?.getAttribute('fetchpriority')).toBe('high');
  });

  test('leaves a picture of another host as it is', () => {
    const picture = image(<Picture src="https://pictures.example.org/a.jpg" alt="" />);
    expect(picture?.getAttribute('src')).toBe('https://pictures.example.org/a.jpg');
    expect(picture?.hasAttribute('srcset')).toBe(false);
  });

  test.each([null, undefined, ''])('shows the placeholder for %j', (src) => {
    expect(image(<Picture src={src} alt="" />)?.getAttribute('src')).toBe('/art/placeholder.svg');
  });

  test('knows a placeholder for a person', () => {
    const picture = image(<Picture src={null} alt="" placeholder="person" />);
    expect(picture?.getAttribute('src')).toBe('/art/placeholder-person.svg');
  });

  test('says where a dead link ends', () => {
    const picture = image(<Picture src="/media/gone.webp" alt="" />);
    expect(picture?.getAttribute('data-fallback')).toBe('/art/placeholder.svg');
  });

  test('carries no inline style, which the policy of a document would block', () => {
    expect(renderToStaticMarkup(<Picture src="/media/a.webp" alt="" />)).not.toContain('style=');
  });
});

describe('Pagination', () => {
  test.each([
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, null, 12]],
    [5, 12, [1, null, 4, 5, 6, null, 12]],
    [3, 5, [1, 2, 3, 4, 5]],
    [12, 12, [1, null, 11, 12]],
  ])('on page %i of %i shows %j', (page, pages, shown) => {
    expect(pageWindow(page, pages).map((entry) => entry.page)).toEqual(shown);
  });

  test('is not there for a single page', () => {
    const href = (page: number) => `?page=${page}`;
    expect(renderToStaticMarkup(<Pagination page={1} pages={1} href={href} label="P" />)).toBe('');
  });

  test('names the current page and leads to its neighbours', () => {
    const href = (page: number) => `?page=${page}`;
    const page = render(<Pagination page={2} pages={3} href={href} label="Pages" />);
    expect(page.querySelector('[aria-current="page"]')?.textContent).toBe('2');
    expect(page.querySelector('[rel="prev"]')?.getAttribute('href')).toBe('?page=1');
    expect(page.querySelector('[rel="next"]')?.getAttribute('href')).toBe('?page=3');
  });
});

describe('wayfinding', () => {
  test('a breadcrumb starts at home and ends at the page itself', () => {
    const items = [{ label: 'Facilities', href: '/facility' }, { label: 'Robotics' }];
    const page = render(<Breadcrumb items={items} />);
    expect([...page.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
      '/',
      '/facility',
    ]);
    expect(page.querySelector('[aria-current="page"]')?.textContent).toBe('Robotics');
  });

  test('a step indicator says in words where one is', () => {
    const steps = ['Personal Info', 'Account Info', 'Confirmation'];
    const page = render(<StepIndicator steps={steps} current={2} />);
    expect(page.querySelector('nav')?.getAttribute('aria-label')).toBe('Step 2 of 3');
    expect(page.querySelector('[aria-current="step"]')?.textContent).toContain('Account Info');
    expect(page.querySelector('[data-state="done"]')?.textContent).toContain('(done)');
  });

  test('a banner announces its verse in the language of the verse', () => {
    const page = render(<PageBanner title="About" scene="library" verse={verses.leadToLight} />);
    expect(page.querySelector('h1')?.textContent).toBe('About');
    expect(page.querySelector('[lang="sa"]')?.textContent).toBe(verses.leadToLight.text);
  });

  test('the page for unknown addresses has its exact words', () => {
    const page = render(<NotFound />);
    expect(page.querySelector('h1')?.textContent).toBe('Oops! Page not found');
    expect(page.querySelector('p')?.textContent).toBe(
      "The page you're looking for doesn't exist or has been moved.",
    );
    const back = page.querySelector('a');
    expect([back?.textContent, back?.getAttribute('href')]).toEqual(['Go Back Home', '/']);
  });
});

describe('small parts', () => {
  test('an external button opens a new tab without handing over the window', () => {
    const markup = renderToStaticMarkup(
      <ButtonLink href="https://example.org" external>
        Go
      </ButtonLink>,
    );
    expect(markup).toContain('target="_blank" rel="noopener"');
  });

  test('a busy button says so and does not submit by accident', () => {
    const markup = renderToStaticMarkup(<Button busy>Submitting...</Button>);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('type="button"');
  });

  test('rich text shows what the sanitiser let through', () => {
    const html = sanitise('<p onclick="x()">Hello <script>alert(1)</script><b>you</b></p>');
    expect(render(<RichText html={html} />).querySelector('.rich-text')?.innerHTML).toBe(
      '<p>Hello <b>you</b></p>',
    );
  });

  test('a data block cannot be ended by its data', () => {
    const markup = renderToStaticMarkup(<JsonLd data={{ name: '</script><script>alert(1)' }} />);
    expect(markup.match(/<\/script>/g)).toHaveLength(1);
    const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(markup) ?? [];
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)' });
  });

  test('what is unavailable marks its page, with a status when the page is nothing without it', () => {
    const mark = render(<Unavailable status={503} />).querySelector('[data-degraded]');
    expect(mark?.getAttribute('data-status')).toBe('503');
    expect(mark?.hasAttribute('hidden')).toBe(true);
  });
});

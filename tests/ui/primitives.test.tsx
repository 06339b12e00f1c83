import { describe, expect, test } from 'vitest';
import NotFound from '@/app/not-found';
import { PageBanner } from '@/components/layout/page-banner';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { BreakableEmail } from '@/components/ui/breakable-email';
import { pageWindow } from '@/components/ui/page-window';
import { Pagination } from '@/components/ui/pagination';
import { narrowPicture, Picture } from '@/components/ui/picture';
import { StepIndicator } from '@/components/ui/step-indicator';
import { verses } from '@/content/verses';
import { attributes, render, texts } from './render';

test('an email breaks before its host and its dots, and nowhere else', () => {
  const shown = render(<BreakableEmail email="first.office@school.co.co" />).body.innerHTML;
  expect(shown).toContain('first<wbr>.office<wbr>@school<wbr>.co<wbr>.co<');
});

describe('Picture', () => {
  const image = (element: React.ReactElement) => render(element).querySelector('img');

  test.each(['/media/news/01.webp', '/files/uploads/a.jpg', '/files/picture?id=5'])(
    'offers several widths of %s, and loads lazily',
    (src) => {
      const picture = image(<Picture src={src} alt="" sizes="50vw" />);
      expect(picture?.getAttribute('srcset')).toContain(`url=${encodeURIComponent(src)}&w=`);
      expect(picture?.getAttribute('sizes')).toBe('50vw');
      expect(picture?.getAttribute('loading')).toBe('lazy');
    },
  );

  test.each([
    ['a picture of another host', 'https://pictures.example.org/a.jpg'],
    ['a drawing', '/media/a.svg'],
    ['an animation', '/files/uploads/a.gif?v=2'],
  ])('leaves %s unchanged', (_, src) => {
    const picture = image(<Picture src={src} alt="" />);
    expect(picture?.getAttribute('src')).toBe(src);
    expect(picture?.hasAttribute('srcset')).toBe(false);
  });

  test('is fetched first if the page opens with it, and has a fallback for a dead link', () => {
    const picture = image(<Picture src="/media/gone.webp" alt="" priority />);
    expect(picture?.getAttribute('loading')).toBe('eager');
    expect(picture?.getAttribute('fetchpriority')).toBe('high');
    expect(picture?.getAttribute('data-fallback')).toBe('/art/placeholder.svg');
  });

  test.each([null, undefined, ''])('is the placeholder for %j', (src) => {
    expect(image(<Picture src={src} alt="" />)?.getAttribute('src')).toBe('/art/placeholder.svg');
  });

  test('for a small frame is not wider than a phone, and as it is if it cannot be scaled', () => {
    expect(narrowPicture('/media/a.webp')).toContain('%2Fmedia%2Fa.webp&w=828&');
    expect(narrowPicture('/art/map.svg')).toBe('/art/map.svg');
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

  const pagination = (page: number, pages: number) =>
    render(<Pagination {...{ page, pages, href: (at) => `?page=${at}`, label: 'Pages' }} />);

  test('is absent for a single page', () => {
    expect(pagination(1, 1).body.innerHTML).toBe('');
  });

  test('names the current page and leads to its neighbours', () => {
    const page = pagination(2, 3);
    expect(texts(page, '[aria-current="page"]')).toEqual(['2']);
    expect(attributes(page, '[rel="prev"], [rel="next"]')).toEqual(['?page=1', '?page=3']);
  });
});

describe('wayfinding', () => {
  test('a breadcrumb starts at home and ends at the page itself', () => {
    const items = [{ label: 'Facilities', href: '/facility' }, { label: 'Robotics' }];
    const page = render(<Breadcrumb items={items} />);
    expect(attributes(page, 'a')).toEqual(['/', '/facility']);
    expect(texts(page, '[aria-current="page"]')).toEqual(['Robotics']);
  });

  test('a step indicator names the current step in text', () => {
    const steps = ['Personal Info', 'Account Info', 'Confirmation'];
    const page = render(<StepIndicator steps={steps} current={2} />);
    expect(attributes(page, 'nav', 'aria-label')).toEqual(['Step 2 of 3']);
    expect(texts(page, '[aria-current="step"]')[0]).toContain('Account Info');
    expect(texts(page, '[data-state="done"]')[0]).toContain('(done)');
  });

  test('a banner announces its verse in the language of the verse', () => {
    const page = render(<PageBanner title="About" scene="library" verse={verses.leadToLight} />);
    expect(texts(page, 'h1, [lang="sa"]')).toEqual(['About', verses.leadToLight.text]);
  });

  test('the page for unknown addresses has its exact words', () => {
    const page = render(<NotFound />);
    expect(texts(page, 'h1, p, a')).toEqual([
      'Oops! Page not found',
      "The page you're looking for doesn't exist or has been moved.",
      'Go Back Home',
    ]);
    expect(attributes(page, 'a')).toEqual(['/']);
  });
});

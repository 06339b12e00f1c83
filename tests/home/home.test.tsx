import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import Home, { generateMetadata } from '@/app/page';
import { school } from '@/content/school';
import { parse } from '../ui/parse';
import { answers, answerWith, HOSTILE, LONG, newsItem, slide, testimonial } from './answers';

vi.mock('@/lib/school-api/client', async () => ({
  readCall: (await import('./answers')).readCallStub,
}));

const show = async () => parse(renderToStaticMarkup(await Home()));
const texts = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.textContent?.trim());
const hrefs = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute('href'));

beforeEach(() => {
  answers.clear();
  answerWith(3);
});

describe('the home page', () => {
  test('bears the name of the school with Home', () => {
    const metadata = generateMetadata();
    expect(metadata.title).toEqual({ absolute: `${school.name} | Home` });
    expect(metadata.alternates?.canonical).toBe('/');
  });
});

describe('the slider', () => {
  test('shows title and subtitle of every slide, and its neighbours are loaded early', async () => {
    const page = await show();
    expect(texts(page, '.hero-title')).toEqual(['Slide 1', 'Slide 2', 'Slide 3']);
    expect(page.querySelector('.hero-title em')?.textContent).toBe('1');
    expect(texts(page, '.hero-subtitle')).toEqual(['Subtitle 1', 'Subtitle 2', 'Subtitle 3']);
    const carousel = page.querySelector('.hero ui-carousel');
    expect(carousel?.hasAttribute('data-preload')).toBe(true);
    expect(carousel?.querySelectorAll('[data-dot]')).toHaveLength(3);
    expect(hrefs(page, '.hero .button')[0]).toBe('/register');
  });

  test('says what a picture shows where the school API does', async () => {
    answers.set('image-slider', [{ ...slide(1), image_alt: 'The hall & "stage"' }, slide(2)]);
    const pictures = [...(await show()).querySelectorAll('.hero-picture img')];
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      'The hall & "stage"',
      '',
    ]);
  });

  test.each([
    ['the API fails', undefined, true],
    ['there is no slide', [], false],
    ['no slide is switched on', [{ ...slide(1), status: 0 }], false],
    ['no slide has a picture', [{ ...slide(1), image_url: '' }], false],
  ])("says 'Loading...' when %s", async (_, body, degraded) => {
    if (body) answers.set('image-slider', body);
    else answers.delete('image-slider');
    const page = await show();
    expect(texts(page, '.hero-title')).toEqual(['Loading...']);
    expect(page.querySelector('.hero ui-carousel')).toBeNull();
    expect(page.querySelector('.hero [data-degraded]') !== null).toBe(degraded);
  });

  test('keeps only harmless markup of a title', async () => {
    answers.set('image-slider', [{ ...slide(1), title: HOSTILE }]);
    const title = (await show()).querySelector('.hero-title');
    expect(title?.querySelector('b')?.textContent).toBe('Bold');
    expect(title?.querySelector('img')).toBeNull();
  });

  test('sets a long title smaller', async () => {
    answers.set('image-slider', [{ ...slide(1), title: LONG }, slide(2)]);
    const [first, second] = [...(await show()).querySelectorAll('.hero-title')];
    expect(first?.hasAttribute('data-long')).toBe(true);
    expect(second?.hasAttribute('data-long')).toBe(false);
  });
});

describe('testimonials', () => {
  test('stand three in a row, and a long one can be scrolled by keyboard', async () => {
    answers.set('testimonials', [testimonial(1), { ...testimonial(2), message: LONG }]);
    const page = await show();
    expect(page.querySelector('.carousel-thirds')).not.toBeNull();
    const scrollers = [...page.querySelectorAll('.testimonial blockquote')];
    expect(scrollers.map((one) => one.getAttribute('tabindex'))).toEqual([null, '0']);
  });

  test('show the placeholder of a person without a picture, and no markup in a name', async () => {
    answers.set('testimonials', [{ ...testimonial(1), picture: '', name: HOSTILE }]);
    const page = await show();
    const picture = page.querySelector('.testimonial img');
    expect(picture?.getAttribute('src')).toBe('/art/placeholder-person.svg');
    expect(texts(page, '.testimonial-name')).toEqual([HOSTILE]);
    expect(texts(page, '.testimonial-who')).toEqual([`${HOSTILE}Parent`]);
  });
});

describe('the latest news', () => {
  test('open their item and lead to all', async () => {
    const page = await show();
    expect(page.querySelector('.carousel-quarters')).not.toBeNull();
    expect(hrefs(page, '.latest-item h3 a')[0]).toBe('/news-event/detail/item-1');
    expect(texts(page, '.latest-item .news-date')[0]).toBe('January 5, 2026');
    const all = [...page.querySelectorAll('a')].find((link) => link.textContent === 'View all');
    expect(all?.getAttribute('href')).toBe('/news-event');
  });

  test('are cut after 300 characters', async () => {
    const long = { ...newsItem(1), description: 'a'.repeat(400) };
    answers.set('news-events', { results: [long], count: 1 });
    expect(texts(await show(), '.latest-item-summary')).toEqual([`${'a'.repeat(300)}...`]);
  });

  test('have the temple for a missing picture', async () => {
    answers.set('news-events', { results: [{ ...newsItem(1), picture: '' }], count: 1 });
    const picture = (await show()).querySelector('.latest-item img');
    expect(picture?.getAttribute('src')).toBe('/art/shikhara.svg');
  });
});

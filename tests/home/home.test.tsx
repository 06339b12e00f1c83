import { describe, expect, test } from 'vitest';
import Home, { generateMetadata } from '@/app/page';
import { school } from '@/content/school';
import { item, itemsOf, pageOf } from '../news/records';
import { newsPage } from '../support/school-answers';
import { attributes, pageWith, texts } from '../ui/render';

const LONG = 'Harishchandra '.repeat(22).trim();
const HOSTILE = '<img src=x onerror=alert(1)><b>Bold</b>';

const slide = (number: number, more: object = {}) => ({
  status: 1,
  image_url: `/media/slider/${number}.webp`,
  title: `Slide <em>${number}</em>`,
  sub_title: `Subtitle ${number}`,
  sub_title_link: '/about',
  ...more,
});
const testimonial = (number: number, more: object = {}) => ({
  name: `Parent ${number}`,
  type: 'parent',
  picture: `/media/portraits/${number}.webp`,
  message: `<p>Message ${number}</p>`,
  ...more,
});

const show = (answers: Record<string, unknown>) => pageWith(answers, () => Home());
const withSlides = (...slides: object[]) => show({ 'image-slider': slides });

test('the home page’s title is the school’s name with Home', () => {
  const { title, alternates } = generateMetadata();
  expect(title).toEqual({ absolute: `${school.name} | Home` });
  expect(alternates?.canonical).toBe('/');
});

describe('the slider', () => {
  test('shows title, subtitle and picture of every slide, and loads its neighbours early', async () => {
    const page = await withSlides(slide(1, { image_alt: 'The hall & "stage"' }), slide(2));
    expect(texts(page, '.hero-title')).toEqual(['Slide 1', 'Slide 2']);
    expect(texts(page, '.hero-title em')).toEqual(['1', '2']);
    expect(texts(page, '.hero-subtitle')).toEqual(['Subtitle 1', 'Subtitle 2']);
    expect(attributes(page, '.hero-picture img', 'alt')).toEqual(['The hall & "stage"', '']);
    expect(texts(page, '.hero ui-carousel[data-preload] [data-dot]')).toHaveLength(2);
    expect(attributes(page, '.hero .button')[0]).toBe('/register');
  });

  test.each([
    ['the API fails', 'down', true],
    ['there is no slide', [], false],
    ['no slide is switched on', [slide(1, { status: 0 })], false],
    ['no slide has a picture', [slide(1, { image_url: '' })], false],
  ])("shows 'Loading...' when %s", async (_, slides, degraded) => {
    const page = await show({ 'image-slider': slides });
    expect(texts(page, '.hero-title')).toEqual(['Loading...']);
    expect(page.querySelector('.hero ui-carousel')).toBeNull();
    expect(page.querySelector('.hero [data-degraded]') !== null).toBe(degraded);
  });

  test('keeps only harmless markup of a title, and sets a long one smaller', async () => {
    const page = await withSlides(slide(1, { title: HOSTILE }), slide(2, { title: LONG }));
    expect(texts(page, '.hero-title b')).toEqual(['Bold']);
    expect(page.querySelector('.hero-title img')).toBeNull();
    expect(texts(page, '.hero-title[data-long]')).toEqual([LONG]);
  });
});

describe('testimonials', () => {
  test('are three in a row, and a long one scrolls by keyboard', async () => {
    const page = await show({ testimonials: [testimonial(1), testimonial(2, { message: LONG })] });
    expect(page.querySelector('.carousel-thirds')).not.toBeNull();
    expect(attributes(page, '.testimonial blockquote', 'tabindex')).toEqual([null, '0']);
  });

  test('show a placeholder for a missing picture, and no markup in a name', async () => {
    const page = await show({ testimonials: [testimonial(1, { picture: '', name: HOSTILE })] });
    const placeholder = '/art/placeholder-person.svg';
    expect(attributes(page, '.testimonial img', 'src')).toEqual([placeholder]);
    expect(texts(page, '.testimonial-who')).toEqual([`${HOSTILE}Parent`]);
  });
});

describe('the latest news', () => {
  const withNews = (...items: object[]) => show({ [newsPage(1)]: pageOf(items) });

  test('links each item and the full list', async () => {
    const page = await withNews(...itemsOf(3));
    expect(attributes(page, '.latest-item h3 a')[0]).toBe('/news-event/detail/item-1');
    expect(texts(page, '.latest-item .news-date')[0]).toBe('January 5, 2026');
    const all = [...page.querySelectorAll('a')].find((link) => link.textContent === 'View all');
    expect(all?.getAttribute('href')).toBe('/news-event');
  });

  test('are cut after 300 characters, and show the temple for a missing picture', async () => {
    const page = await withNews(item(1, { description: 'a'.repeat(400), picture: '' }));
    expect(texts(page, '.latest-item-summary')).toEqual([`${'a'.repeat(300)}...`]);
    expect(attributes(page, '.latest-item img', 'src')).toEqual(['/art/shikhara.svg']);
  });

  test.each([
    ['there are none', pageOf([])],
    ['the API fails', 'down'],
  ])('leave the coming days on the page when %s', async (_, news) => {
    const event = { id: 1, title: 'Fair', first_day: '2099-12-05', audience: 'Everyone' };
    const dates = { dates_with_locations: [], admission_texts_with_locations: [] };
    const lists = { competitions: [], 'weekly-schedules': [], events: [event] };
    const calendar = { 'admission-dates': dates, ...lists };
    const page = await show({ [newsPage(1)]: news, ...calendar });
    expect(texts(page, '.coming-up li')).toEqual([expect.stringContaining('Fair')]);
  });
});

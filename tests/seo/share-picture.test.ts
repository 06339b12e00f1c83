import { expect, it } from 'vitest';
import { pageHead } from '@/components/seo/page-head';
import { home } from '@/content/home';
import { school } from '@/content/school';

const head = { title: 'Visit', description: 'Come and see', scene: home.hero.picture.scene };
const pictureOf = (path: string) => pageHead(head, path).openGraph?.images;

it('is the picture of the page itself', () => {
  expect(pictureOf('/facility/laboratory')).toEqual([
    expect.objectContaining({
      url: '/og/facility-laboratory.jpg',
      alt: expect.stringMatching(/^Visit: /),
    }),
  ]);
});

it('is that of the section, with its text, if the page has none', () => {
  expect(pictureOf('/facility/no-such-page')).toEqual([
    expect.objectContaining({
      url: '/og/facility.jpg',
      alt: expect.not.stringMatching(/^Visit: /),
    }),
  ]);
});

it('is that of the home page for a page without a section', () => {
  expect(pictureOf('/visit')).toEqual([
    expect.objectContaining({
      url: '/og/home.jpg',
      alt: expect.stringMatching(new RegExp(`^${school.name}: `)),
    }),
  ]);
});

import { describe, expect, it } from 'vitest';
import { canonicalAddress } from '@/lib/http/canonical-address';
import { aliasPaths, contractPaths } from '@/lib/page-cache/route-table';
import { listed } from '../support/listed';

const pages = [...contractPaths, ...aliasPaths].filter((path) => !path.includes('{'));
const known = new Set(pages);
const tidy = (url: string) => canonicalAddress(url, known);

describe.each(pages.filter((path) => path !== '/'))('%s', (path) => {
  const encoded = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

  it.each([
    `${path}/`,
    `${path}//`,
    `/${path}`,
    path.toUpperCase(),
    `${path.toUpperCase()}/`,
    encoded,
    path.replaceAll('/', '//'),
  ])('is the canonical address of %s', (written) => {
    expect(tidy(written)).toBe(path);
    expect(tidy(`${written}?Tab=1&x=%2F//`)).toBe(`${path}?Tab=1&x=%2F//`);
  });

  it('is left as it is', () => {
    expect(tidy(path)).toBeUndefined();
    expect(tidy(`${path}?tab=1`)).toBeUndefined();
  });
});

it.each([
  ['/News-Event/Detail/A-Visit/', '/news-event/detail/A-Visit'],
  ['/news-event/detail/a-visit/?x=1', '/news-event/detail/a-visit?x=1'],
  ['//news-event//detail//Caf%C3%A9', '/news-event/detail/Caf%C3%A9'],
  ['/News-Event/Albums/Janmashtami-2026/', '/news-event/albums/Janmashtami-2026'],
  ['/news-event/detail/A-Visit', undefined],
  ['/news-event/detail/a%2Fb', undefined],
])('the item %s redirects to %s', (written, expected) => {
  expect(tidy(written)).toBe(expected);
});

it.each(
  listed(`
    / | /No-Such-Page | /no-such-page/ | /About/Tab-1 | /media/News/A.webp | /art/Map.svg/
    /_next/static/chunks/A-b.js | /_next/image?url=%2Fmedia%2Fa.webp&w=640&q=75 | /api/Contact-Us/
    /sitemap.xml/ | /news-event/detail/ | /news-event/detail/a/B | /%E0%A4%A | //example.org/About
    /About%3Ftab=1 | /about%2F..%2FAbout | *
  `),
)('%s is not redirected', (written) => {
  expect(tidy(written)).toBeUndefined();
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import AboutTabPage, { generateMetadata, generateStaticParams } from '@/app/about/[tab]/page';
import About, { metadata } from '@/app/about/page';
import AboutUs, { metadata as secondMetadata } from '@/app/about-us/page';
import { about } from '@/content/about';
import { school } from '@/content/school';
import { redirects, rewrites } from '@/lib/page-cache/variants';
import { parse } from '../ui/parse';

const props = (tab: string) => ({ params: Promise.resolve({ tab }) });
const show = async (tab: string) => parse(renderToStaticMarkup(await AboutTabPage(props(tab))));
const crumbs = (page: Document) =>
  [...page.querySelectorAll('.breadcrumb li')].map((crumb) => crumb.textContent);
const segments = ['welcome', 'tab-1', 'tab-2', 'tab-3', 'tab-4', 'tab-5', 'tab-6'];
const tabs = about.tabs.map(({ label }, index) => ({
  label,
  index,
  segment: segments[index] ?? '',
}));

describe('about us', () => {
  const landing = parse(renderToStaticMarkup(<About />));

  test('opens with the welcome', () => {
    expect(crumbs(landing)).toEqual(['Home', 'About Us', `Welcome to ${school.shortName}`]);
    expect(landing.querySelector('h1')?.textContent).toBe('About Us');
    expect(landing.querySelector('h2')?.textContent).toBe(`Welcome to ${school.shortName}`);
    expect(landing.querySelector('.tab[aria-current]')?.textContent).toBe('Welcome');
  });

  test('lists the seven tabs in a column', () => {
    expect(landing.querySelector('.tab-list-vertical')).not.toBeNull();
    const links = [...landing.querySelectorAll('.tab')];
    expect(links.map((link) => link.textContent)).toEqual([
      'Welcome',
      'Founder & Vision',
      "From Director's Desk",
      "From Dean's Desk",
      "From Principal's Desk",
      'Why the school?',
      'Our Achievements',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      tabs.map(({ index }) => `/about?tab=${index}`),
    );
  });

  test('is the same page under its second address, and says which is the first', () => {
    expect(renderToStaticMarkup(<AboutUs />)).toBe(renderToStaticMarkup(<About />));
    expect(secondMetadata.alternates?.canonical).toBe('/about');
    expect(metadata.title).toContain('About Us');
  });
});

describe('a tab of about us', () => {
  test.each(tabs)(
    '$label has its own title, heading and breadcrumb',
    async ({ label, index, segment }) => {
      const page = await show(segment);
      const name = index === 0 ? `Welcome to ${school.shortName}` : label;
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelector('h1')?.textContent).toBe(name);
      expect(crumbs(page)).toEqual(['Home', 'About Us', name]);
      expect(page.querySelector('.tab[aria-current]')?.textContent).toBe(label);
      const head = await generateMetadata(props(segment));
      expect(head.title).toBe(`${name} | About Us`);
      expect(head.alternates?.canonical).toBe(
        index === 0 ? '/about/welcome' : `/about?tab=${index}`,
      );
    },
  );

  test('is rendered under no other name', async () => {
    expect(generateStaticParams().map(({ tab }) => tab)).toEqual(segments);
    await expect(show('tab-7')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });

  test('tells eleven years one by one', async () => {
    const years = [...(await show('tab-6')).querySelectorAll('.block-timeline time')];
    expect(years.map((year) => Number(year.textContent))).toEqual([
      2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022,
    ]);
  });
});

describe('the addresses of about us', () => {
  test.each(['/about', '/about-us'])('%s?tab=n leads to the page of the tab', async (path) => {
    const { beforeFiles } = await rewrites();
    const own = beforeFiles.filter(({ source }) => source === path);
    expect(own.map(({ has, destination }) => [has[0]?.value, destination])).toEqual(
      segments.map((segment, index) => [String(index), `/about/${segment}`]),
    );
  });

  test('hide the inner ones', async () => {
    const inner = (await redirects()).filter(({ source }) => source.startsWith('/about'));
    expect(inner.map(({ source, destination }) => [source, destination])).toEqual(
      tabs.slice(1).map(({ index }) => [`/about/tab-${index}`, `/about?tab=${index}`]),
    );
  });
});

test('leaves the accessibility of the website to the footer', async () => {
  for (const segment of segments) {
    const words = (await show(segment)).body.textContent;
    expect(words, segment).not.toContain('Accessibility of this website');
  }
});

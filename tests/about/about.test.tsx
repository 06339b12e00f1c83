import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import AboutTabPage, { generateMetadata, generateStaticParams } from '@/app/about/[tab]/page';
import About, { metadata } from '@/app/about/page';
import AboutUs, { metadata as secondMetadata } from '@/app/about-us/page';
import { about } from '@/content/about';
import { school } from '@/content/school';
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
});

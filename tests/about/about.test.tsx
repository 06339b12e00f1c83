import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import AboutTabPage, { generateMetadata, generateStaticParams } from '@/app/about/[tab]/page';
import About from '@/app/about/page';
import AboutUs, { metadata as secondMetadata } from '@/app/about-us/page';
import { about } from '@/content/about';
import { school } from '@/content/school';
import { render, texts } from '../ui/render';

const welcome = `Welcome to ${school.shortName}`;
const props = (tab: string) => ({ params: Promise.resolve({ tab }) });

test('about us opens with the welcome, and is the same page at its second address', () => {
  const landing = render(<About />);
  expect(texts(landing, '.breadcrumb li')).toEqual(['Home', 'About Us', welcome]);
  expect(texts(landing, 'h1, .tab[aria-current]')).toEqual(['About Us', 'Welcome']);
  expect(texts(landing, 'h2')[0]).toBe(welcome);
  expect(renderToStaticMarkup(<AboutUs />)).toBe(renderToStaticMarkup(<About />));
  expect(secondMetadata.alternates?.canonical).toBe('/about');
});

test.each(about.tabs.map(({ label }, index) => ({ label, index })))(
  'the tab $label of about us has its own title, heading and breadcrumb',
  async ({ label, index }) => {
    const segment = generateStaticParams()[index]?.tab ?? '';
    const page = render(await AboutTabPage(props(segment)));
    const name = index === 0 ? welcome : label;
    expect(texts(page, 'h1')).toEqual([name]);
    expect(texts(page, '.breadcrumb li')).toEqual(['Home', 'About Us', name]);
    expect(texts(page, '.tab[aria-current]')).toEqual([label]);
    const { title, alternates } = await generateMetadata(props(segment));
    expect(title).toBe(`${name} | About Us`);
    expect(alternates?.canonical).toBe(index === 0 ? '/about/welcome' : `/about?tab=${index}`);
  },
);

test('a tab of about us is not rendered under any other name', async () => {
  await expect(AboutTabPage(props('tab-7'))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});

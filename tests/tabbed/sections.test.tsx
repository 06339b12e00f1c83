import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findPage, pageParams } from '@/components/tabbed/section-pages';
import { SidePage } from '@/components/tabbed/side-page';
import { TabbedPage } from '@/components/tabbed/tabbed-page';
import { academics } from '@/content/academics';
import type { Section } from '@/content/blocks';
import { facility } from '@/content/facility';
import { tabSegments } from '@/content/section-tabs';
import { studentLife } from '@/content/student-life';
import { rewrites } from '@/lib/page-cache/variants';
import { parse } from '../ui/parse';
import { headingSkips } from './heading-skips';

const written: readonly Section[] = [studentLife, facility];
const sections: readonly Section[] = [...written, academics];
const everyTab = written.flatMap((section) =>
  section.tabs.map((tab, index) => ({
    section,
    tab,
    index,
    name: `${section.name}: ${tab.label}`,
  })),
);

const show = (node: React.ReactNode) => parse(renderToStaticMarkup(node));

describe.each(sections)('the addresses of $name', (section) => {
  test('are the targets of ?tab=n', async () => {
    const { beforeFiles } = await rewrites();
    const sent = beforeFiles
      .filter(({ source, has: [{ key }] }) => source === section.path && key === 'tab')
      .map(({ destination }) => destination);
    expect(sent).toEqual(tabSegments(section).map((name) => `${section.path}/${name}`));
  });

  test('exist for every tab and every page beside the tabs, and for nothing else', () => {
    const names = pageParams(section).map(({ tab }) => tab);
    expect(names).toHaveLength(section.tabs.length + section.sidePages.length);
    expect(names.every((name) => findPage(section, name) !== undefined)).toBe(true);
    for (const name of ['nothing', '', '__proto__', 'tab-0', 'tab-99']) {
      expect(findPage(section, name)).toBeUndefined();
    }
  });
});

describe.each(everyTab)('$name', ({ section, tab, index }) => {
  const page = show(<TabbedPage section={section} index={index} />);

  test('has one heading, its breadcrumb and its place among the tabs', () => {
    expect([...page.querySelectorAll('h1')].map((h1) => h1.textContent)).toEqual([
      tab.banner.heading,
    ]);
    const crumbs = [...page.querySelectorAll('.breadcrumb li')].map((crumb) => crumb.textContent);
    expect(crumbs).toEqual(['Home', section.name, tab.label]);
    const tabs = [...page.querySelectorAll('a.tab')];
    expect(tabs.map((link) => link.getAttribute('href'))).toEqual(
      section.tabs.map((_, at) => `${section.path}?tab=${at}`),
    );
    expect(tabs.findIndex((link) => link.hasAttribute('aria-current'))).toBe(index);
    const onward = [...page.querySelectorAll('.tabbed-pager a')].map((a) => a.getAttribute('href'));
    const neighbours = [index - 1, index + 1].filter((at) => section.tabs[at]);
    for (const at of neighbours) expect(onward).toContain(`${section.path}?tab=${at}`);
  });

  test('has no style attribute, no skipped heading and no repeated id', () => {
    expect(page.querySelector('[style]')).toBeNull();
    expect(headingSkips(page)).toEqual([]);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(written)('$name at its own address', (section) => {
  const page = show(<TabbedPage section={section} index={0} landing />);

  test('names the section, and shows its first tab under it', () => {
    expect(page.querySelector('h1')?.textContent).toBe(section.name);
    expect(page.querySelector('h2')?.textContent).toBe(section.tabs[0]?.banner.heading);
    expect(page.querySelector('.breadcrumb li:last-child')?.textContent).toBe(
      section.tabs[0]?.label,
    );
    expect(headingSkips(page)).toEqual([]);
  });

  test('links the pages that have no tab', () => {
    for (const { slug } of section.sidePages) {
      expect(page.querySelector(`a[href="${section.path}/${slug}"]`)).not.toBeNull();
    }
  });
});

describe('a page beside the tabs', () => {
  test.each(written.map((section) => ({ section, name: section.name })))(
    'of $name has the tabs, none of them open',
    ({ section }) => {
      const [beside] = section.sidePages;
      if (!beside) throw new Error('no page beside the tabs');
      const page = show(<SidePage section={section} page={beside} />);
      expect(page.querySelector('h1')?.textContent).toBe(beside.banner.heading);
      expect(page.querySelectorAll('a.tab')).toHaveLength(section.tabs.length);
      expect(page.querySelector('a.tab[aria-current]')).toBeNull();
      expect(headingSkips(page)).toEqual([]);
    },
  );
});

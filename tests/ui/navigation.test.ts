import { describe, expect, test } from 'vitest';
import { isMenu, navigation } from '@/content/navigation';
import { sections } from '../content/every-page';

const entries = navigation.flatMap((entry) => (isMenu(entry) ? entry.items : [entry]));

describe('navigation', () => {
  test.each(sections.map((section) => [section.path, section] as const))(
    'each link to a tab of %s opens the tab that it names',
    (path, section) => {
      const links = entries.filter(({ href }) => href.startsWith(`${path}?tab=`));
      expect(links).toHaveLength(section.tabs.length);
      for (const { label, href } of links) {
        const tab = section.tabs[Number(href.slice(href.indexOf('=') + 1))];
        expect(tab?.label.replace('?', '')).toBe(label);
      }
    },
  );

  test('has no address twice', () => {
    const hrefs = entries.map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });
});

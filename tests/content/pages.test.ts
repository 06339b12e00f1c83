import { describe, expect, it } from 'vitest';
import { aliasPaths, contractPaths, tabVariants } from '@/lib/page-cache/route-table';
import { sectionPages, sections, singlePages } from './every-page';

function leavesOf(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, Array.isArray(value) ? key : name),
  );
}

const leaves = leavesOf([...sectionPages, ...singlePages]);

describe('every page', () => {
  it('below a section is in the route table, and each such address has its page', () => {
    const found = sections.flatMap((section) =>
      [...section.tabs, ...section.sidePages].flatMap(({ slug }) =>
        slug === null ? [] : [`${section.path}/${slug}`],
      ),
    );
    const asked = contractPaths.filter((path) =>
      sections.some((section) => path.startsWith(`${section.path}/`)),
    );
    expect(found.toSorted()).toEqual(asked.toSorted());
  });

  it('links only to addresses of the route table', () => {
    const known = new Set<string>([...contractPaths, ...aliasPaths, ...tabVariants]);
    const links = leaves.filter(([key, text]) => key === 'href' && text.startsWith('/'));
    expect(links.map(([, href]) => href).filter((href) => !known.has(href))).toEqual([]);
  });

  it('has no HTML and no unclosed term marks in its text', () => {
    for (const [, text] of leaves) {
      expect(text).not.toMatch(/[<>]|&[a-z]+;/);
      expect((text.match(/\*/g) ?? []).length % 2, text).toBe(0);
    }
  });
});

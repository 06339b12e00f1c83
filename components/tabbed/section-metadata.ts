import type { Metadata } from 'next';
import type { PageText, Section, SidePage } from '@/content/blocks';
import { tabAt, tabPath } from '@/content/section-tabs';
import { pageHead } from '../seo/page-head';

const below = (section: Section, page: PageText) => ({
  ...page,
  title: `${page.title} | ${section.name}`,
});

/** For the section's own address, which shows its first tab. */
export function sectionMetadata(section: Section): Metadata {
  const { scene, description } = tabAt(section, 0);
  return pageHead(
    { title: section.name, description: section.description ?? description, scene },
    section.path,
  );
}

export function tabMetadata(section: Section, index: number): Metadata {
  return pageHead(below(section, tabAt(section, index)), tabPath(section, index));
}

export function sidePageMetadata(section: Section, page: SidePage): Metadata {
  return pageHead(below(section, page), `${section.path}/${page.slug}`);
}

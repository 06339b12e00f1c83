import type { Metadata } from 'next';
import type { Section, SidePage } from '@/content/blocks';
import { tabSegments } from '@/content/section-tabs';
import { sidePageMetadata, tabMetadata } from './section-metadata';

type FoundPage = { index: number } | { page: SidePage };

/** The tab or page of the section with this path segment. */
export function findPage(section: Section, segment: string): FoundPage | undefined {
  const index = tabSegments(section).indexOf(segment);
  if (index >= 0) return { index };
  const page = section.sidePages.find(({ slug }) => slug === segment);
  return page && { page };
}

/** For generateStaticParams of a `[tab]` route. */
export const pageParams = (section: Section) =>
  [...tabSegments(section), ...section.sidePages.map(({ slug }) => slug)].map((tab) => ({ tab }));

export function pageMetadata(section: Section, segment: string): Metadata {
  const found = findPage(section, segment);
  if (!found) return {};
  return 'page' in found
    ? sidePageMetadata(section, found.page)
    : tabMetadata(section, found.index);
}

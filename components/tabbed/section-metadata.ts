import type { Metadata } from 'next';
import type { PageText, Section, SidePage } from '@/content/blocks';
import { school } from '@/content/school';
import { tabAt, tabPath } from './section-tabs';

const IMAGE = '/icons/icon-512.png';

export function pageHead(title: string, description: string, url: string): Metadata {
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title: `${title} | ${school.name}`, description, url, images: [IMAGE] },
  };
}

const below = (section: Section, page: PageText) => `${page.title} | ${section.name}`;

/** Of the section's own address, which shows its first tab. */
export function sectionMetadata(section: Section): Metadata {
  const description = section.description ?? tabAt(section, 0).description;
  return pageHead(section.name, description, section.path);
}

export function tabMetadata(section: Section, index: number): Metadata {
  const tab = tabAt(section, index);
  return pageHead(below(section, tab), tab.description, tabPath(section, index));
}

export function sidePageMetadata(section: Section, page: SidePage): Metadata {
  return pageHead(below(section, page), page.description, `${section.path}/${page.slug}`);
}

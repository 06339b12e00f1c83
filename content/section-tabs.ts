import type { Section, TabPage } from '@/content/blocks';

/** Tab n of a section; asking for one that is not there is a mistake of ours. */
export function tabAt(section: Section, index: number): TabPage {
  const tab = section.tabs[index];
  if (!tab) throw new Error(`${section.path} has no tab ${index}`);
  return tab;
}

/** The address that a visitor's click gives a tab. */
export const tabHref = (section: Section, index: number) => `${section.path}?tab=${index}`;

/** The one address that search engines keep of a tab: its sub-route where it has one. */
export function tabPath(section: Section, index: number): string {
  const { slug } = tabAt(section, index);
  return slug === null ? tabHref(section, index) : `${section.path}/${slug}`;
}

/** The segment under which a tab is rendered and kept; see lib/page-cache/variants.ts. */
const tabSegment = (tab: TabPage, index: number) => tab.slug ?? `tab-${index}`;

export const tabSegments = (section: Section) => section.tabs.map(tabSegment);

/** The region that a choice of tab changes. */
export const regionId = (section: Section) => section.path.slice(1);

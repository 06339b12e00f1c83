import type { Section, TabPage } from '@/content/blocks';

/** Tab n of a section; an unknown index is a bug. */
export function tabAt(section: Section, index: number): TabPage {
  const tab = section.tabs[index];
  if (!tab) throw new Error(`${section.path} has no tab ${index}`);
  return tab;
}

/** The URL that a tab links to. */
export const tabHref = (section: Section, index: number) => `${section.path}?tab=${index}`;

/** The canonical path of a tab: its sub-route if it has one. */
export function tabPath(section: Section, index: number): string {
  const { slug } = tabAt(section, index);
  return slug === null ? tabHref(section, index) : `${section.path}/${slug}`;
}

/** The segment under which a tab is rendered and cached; see lib/page-cache/variants.ts. */
const tabSegment = (tab: TabPage, index: number) => tab.slug ?? `tab-${index}`;

export const tabSegments = (section: Section) => section.tabs.map(tabSegment);

/** The id of the swap region that a tab changes. */
export const regionId = (section: Section) => section.path.slice(1);

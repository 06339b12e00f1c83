import type { Section } from './blocks';
import type { SceneName } from './scenes';
import { tabAt, tabHref, tabPath, tabSegments } from './section-tabs';

/** The page's link in the navigation or the footer: the list and the position in it. */
export type Place = { in: string; at: number; label?: string };

/** Query values that make separate pages, each with its own HTML, title and address. */
export type Variant = {
  query: string;
  /** A pattern of the values; any other value shows the page itself. */
  values: string;
  /** Addresses for tests and benchmarks, one or two of each kind. */
  examples: readonly string[];
};

/** External hosts that the page's policy allows. */
export type ExtraHosts = 'video' | 'captcha' | 'checkout';

export type Page = {
  /** The canonical address, the one that search engines keep. */
  path: string;
  /** The target of links, if it differs from the canonical URL (`?tab=n`). */
  href: string;
  title: string;
  /** Its folder in app/, components/ and content/; also a cache tag. */
  area: string;
  /** The section it belongs to, shown to visitors. */
  room?: string;
  /** The picture at its top, also used for sharing. */
  scene: SceneName;
  /** The site's own text on the page; a change to it counts as a change of the page. */
  copy: unknown;
  /** An app hydrates; a document has no framework script. */
  kind: 'document' | 'app';
  /** School API reads that the page uses; also cache tags. */
  reads: readonly string[];
  hosts: readonly ExtraHosts[];
  nav?: Place;
  footer: readonly Place[];
  variant?: Variant;
  /** The path below which `?tab=n` is rendered and cached; for tabs only. */
  rendered?: string;
  /** Other addresses that show this page. */
  aliases: readonly string[];
  /** False for pages that are indexed under another address, or individually. */
  inSitemap: boolean;
  /** Many visits start here, so a new site renders it before it reports ready. */
  isEntrance: boolean;
  /** Its records have no dates, so the date of the last change is unknown. */
  undated: boolean;
};

type Heading = { title: string; scene: SceneName };
type Options = Partial<Omit<Page, 'path' | 'area'>>;

export function page(path: string, area: string, copy: Heading, options: Options = {}): Page {
  const { title, scene } = copy;
  const reads = options.reads ?? [];
  return {
    path,
    area,
    href: path,
    title,
    scene,
    copy,
    kind: 'document',
    hosts: [],
    footer: [],
    reads,
    aliases: [],
    inSitemap: true,
    isEntrance: false,
    undated: reads.length > 0,
    ...options,
  };
}

type SectionOptions = {
  area: string;
  landing: Options;
  /** By the position of the tab. */
  tabs?: Readonly<Record<number, Options>>;
};

/** A section's pages: its own address, its tabs, and the pages beside them. */
export function sectionPages(section: Section, { area, landing, tabs }: SectionOptions): Page[] {
  const { path, name, description } = section;
  const first = tabAt(section, 0);
  const segments = tabSegments(section);
  const menu = landing.nav?.label ?? name;
  return [
    page(path, area, first, { title: name, copy: [name, description, first], ...landing }),
    ...section.tabs.map((tab, index) =>
      page(tabPath(section, index), area, tab, {
        room: name,
        href: tabHref(section, index),
        rendered: `${path}/${segments[index]}`,
        nav: { in: menu, at: index + 1, label: tab.label },
        ...tabs?.[index],
      }),
    ),
    ...section.sidePages.map((side) => page(`${path}/${side.slug}`, area, side, { room: name })),
  ];
}

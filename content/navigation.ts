import type { Page, Place } from './page';
import { pages } from './pages';

interface NavLink {
  readonly label: string;
  readonly href: string;
}

export interface NavMenu {
  readonly label: string;
  readonly items: readonly NavLink[];
}

export type NavEntry = NavLink | NavMenu;

/** The links of a list in order; a page without a label is named by its title. */
export function linksIn(list: string, placesOf: (page: Page) => readonly Place[]): NavLink[] {
  return pages
    .flatMap((page) =>
      placesOf(page)
        .filter((place) => place.in === list)
        .map(({ at, label }) => ({ at, label: label ?? page.title, href: page.href })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ label, href }) => ({ label, href }));
}

const navigationOf = ({ nav }: Page) => (nav ? [nav] : []);

function entryOf(link: NavLink): NavEntry {
  const items = linksIn(link.label, navigationOf);
  return items.length > 0 ? { label: link.label, items } : link;
}

/** The navigation of the header, in order. Every URL is part of the site's contract. */
export const navigation: readonly NavEntry[] = [
  ...linksIn('bar', navigationOf).map(entryOf),
  { label: 'More', items: linksIn('More', navigationOf) },
];

export const isMenu = (entry: NavEntry): entry is NavMenu => 'items' in entry;

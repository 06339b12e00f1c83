import type { Metadata } from 'next';
import { sitePages } from '@/content/pages';
import type { SceneName } from '@/content/scenes';
import { school } from '@/content/school';
import { pictureOwner, SHARE_SIZE, shareAlt, shareFile } from './share-picture';

export interface Head {
  title: string;
  description: string;
  /** What the page's picture shows, besides its title. */
  scene: SceneName;
}

interface Options {
  /** The page whose picture is used if it has none of its own. */
  pictureOf?: string;
  /** The whole title, if it is not 'title | school'. */
  fullTitle?: string;
  /** The page is about the news, which has a feed. */
  feed?: boolean;
}

export const feedLink = { 'application/rss+xml': '/feed.xml' } as const;

/** Repeated on each page, because a page's metadata replaces the layout's. */
export const shared = { siteName: school.name, locale: 'en_IN' } as const;

/** Metadata of a page for search engines and social networks; `path` is its canonical path. */
export function pageHead(head: Head, path: string, options: Options = {}): Metadata {
  const { title, description } = head;
  const { pictureOf = path, fullTitle, feed = false } = options;
  const owner = pictureOwner(pictureOf);
  const ownerPage = sitePages.find(({ path }) => path === owner && path !== pictureOf);
  const picture = { url: shareFile(owner), ...SHARE_SIZE, alt: shareAlt(ownerPage ?? head) };
  return {
    title: fullTitle ? { absolute: fullTitle } : title,
    description,
    alternates: { canonical: path, ...(feed && { types: feedLink }) },
    openGraph: {
      ...shared,
      type: 'website',
      title: fullTitle ?? `${title} | ${school.name}`,
      description,
      url: path,
      images: [picture],
    },
  };
}

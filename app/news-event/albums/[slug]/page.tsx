import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { AlbumPage } from '@/components/albums/album-page';
import { messengerPicture } from '@/components/seo/messenger-picture';
import { pageHead } from '@/components/seo/page-head';
import { albumPath, albums, album as own } from '@/content/albums';
import { env } from '@/lib/env';
import { decodeSegment } from '@/lib/format/decode-segment';
import { readAlbum } from '@/lib/school-api/albums';

export const revalidate = 60;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const album = await readAlbum(decodeSegment((await params).slug));
  if (!album.ok) return { title: own.title };
  if (!album.data) return { title: albums.missing, robots: { index: false } };
  const { title, slug, metaDescription, photos } = album.data;
  const description = metaDescription || `${title}. ${albums.description}`;
  const head = { ...own, title, description };
  const { openGraph, ...rest } = pageHead(head, albumPath(slug), { pictureOf: '/news-event' });
  const [first] = photos;
  const images = first
    ? [{ url: messengerPicture(first.src), alt: first.alt || title }]
    : openGraph?.images;
  return { ...rest, openGraph: { ...openGraph, images } };
}

export default async function AlbumItemPage({ params }: Props) {
  const segment = decodeSegment((await params).slug);
  const album = await readAlbum(segment);
  const slug = album.ok ? album.data?.slug : undefined;
  if (slug !== undefined && slug !== segment) permanentRedirect(albumPath(slug));
  return <AlbumPage read={album} siteUrl={env().SITE_URL} />;
}

import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { AlbumFailedPage, AlbumMissingPage, AlbumPage } from '@/components/albums/album-page';
import { albumPath } from '@/components/albums/album-path';
import { pageHead } from '@/components/seo/page-head';
import { albums, album as own } from '@/content/albums';
import { decodeSegment } from '@/lib/format/decode-segment';
import { readAlbum } from '@/lib/school-api/albums';

export const revalidate = 60;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const album = await readAlbum(decodeSegment((await params).slug));
  if (!album.ok || !album.data) return { title: albums.missing, robots: { index: false } };
  const { title, slug, metaDescription, photos } = album.data;
  const description = metaDescription || `${title}. ${albums.description}`;
  const { openGraph, ...head } = pageHead({ ...own, title, description }, albumPath(slug), {
    pictureOf: '/news-event',
  });
  const [first] = photos;
  const images = first ? [{ url: first.src, alt: first.alt || title }] : openGraph?.images;
  return { ...head, openGraph: { ...openGraph, images } };
}

export default async function AlbumItemPage({ params }: Props) {
  const asked = decodeSegment((await params).slug);
  const album = await readAlbum(asked);
  if (!album.ok) return <AlbumFailedPage />;
  if (!album.data) return <AlbumMissingPage />;
  if (album.data.slug !== asked) permanentRedirect(albumPath(album.data.slug));
  return <AlbumPage shown={album.data} />;
}

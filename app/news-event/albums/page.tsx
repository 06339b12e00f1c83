import type { Metadata } from 'next';
import { AlbumsPage } from '@/components/albums/albums-page';
import { pageHead } from '@/components/seo/page-head';
import { ALBUMS_PATH, albums } from '@/content/albums';
import { readAlbums } from '@/lib/school-api/albums';

export const revalidate = 60;

export const metadata: Metadata = pageHead(albums, ALBUMS_PATH, { pictureOf: '/news-event' });

export default async function AlbumListPage() {
  return <AlbumsPage albums={await readAlbums()} />;
}

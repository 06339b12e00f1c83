import type { Metadata } from 'next';
import { LatestAlbums } from '@/components/albums/albums-page';
import { NewsListPage } from '@/components/news/news-list-page';
import { newsListMetadata } from '@/components/news/news-metadata';
import { readAlbums } from '@/lib/school-api/albums';
import { readNewsPage } from '@/lib/school-api/news';

export const revalidate = 60;

export const metadata: Metadata = newsListMetadata(1);

export default async function NewsEventPage() {
  const [news, albums] = await Promise.all([readNewsPage(1), readAlbums()]);
  return (
    <>
      <NewsListPage page={1} news={news} />
      <LatestAlbums albums={albums} />
    </>
  );
}

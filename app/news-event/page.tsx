import type { Metadata } from 'next';
import { NewsListPage } from '@/components/news/news-list-page';
import { newsListMetadata } from '@/components/news/news-metadata';
import { readNewsPage } from '@/lib/school-api/news';

export const revalidate = 60;

export const metadata: Metadata = newsListMetadata(1);

export default async function NewsEventPage() {
  return <NewsListPage page={1} news={await readNewsPage(1)} />;
}

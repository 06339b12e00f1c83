import type { Metadata } from 'next';
import { NewsListPage } from '@/components/news/news-list-page';
import { newsListMetadata } from '@/components/news/news-metadata';
import { readNewsPageOrFirst } from '@/components/news/read-news-page-or-first';

/** `/news-event?page=n`, kept as a page of its own; next.config.mjs sends the visitor here. */
export const revalidate = 60;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ number: string }> };

const read = async ({ params }: Props) => readNewsPageOrFirst(Number((await params).number));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const news = await read(props);
  return newsListMetadata(news.ok ? news.data.page : 1);
}

export default async function NewsEventNumberedPage(props: Props) {
  return <NewsListPage news={await read(props)} />;
}

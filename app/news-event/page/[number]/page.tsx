import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NewsListPage } from '@/components/news/news-list-page';
import { newsListMetadata } from '@/components/news/news-metadata';
import { readNewsPageOrFirst } from '@/components/news/read-news-page-or-first';

/** `/news-event?page=n`, kept as a page of its own; next.config.mjs sends the visitor here. */
export const revalidate = 60;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ number: string }> };

/** Only what the rewrite sends here is a page; everything else was typed by hand. */
async function read({ params }: Props) {
  const { number } = await params;
  if (!/^([2-9]|[1-9]\d{1,2})$/.test(number)) notFound();
  return readNewsPageOrFirst(Number(number));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const news = await read(props);
  return newsListMetadata(news.ok ? news.data.page : 1);
}

export default async function NewsEventNumberedPage(props: Props) {
  return <NewsListPage news={await read(props)} />;
}

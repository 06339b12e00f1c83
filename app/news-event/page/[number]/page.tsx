import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { NewsListPage } from '@/components/news/news-list-page';
import { newsListMetadata } from '@/components/news/news-metadata';
import { readNewsPageOrFirst } from '@/components/news/read-news-page-or-first';

/** `/news-event?page=n`, cached as a separate page; next.config.mjs rewrites to this path. */
export const revalidate = 60;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ number: string }> };

/** The rewrite sends only numbers here; anything else was typed by hand. */
async function pageNumber({ params }: Props): Promise<number | null> {
  const { number } = await params;
  return /^([2-9]|[1-9]\d{1,2})$/.test(number) ? Number(number) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const number = await pageNumber(props);
  if (number === null) return { title: 'Page not found', robots: { index: false } };
  const news = await readNewsPageOrFirst(number);
  return newsListMetadata(news.ok ? news.data.page : 1);
}

export default async function NewsEventNumberedPage(props: Props) {
  const number = await pageNumber(props);
  if (number === null) return <NotFoundPage />;
  return <NewsListPage page={number} news={await readNewsPageOrFirst(number)} />;
}

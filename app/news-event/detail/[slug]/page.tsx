import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import {
  NewsDetailPage,
  NewsFailedPage,
  NewsMissingPage,
} from '@/components/news/news-detail-page';
import { newsDetailMetadata } from '@/components/news/news-metadata';
import { newsPath } from '@/components/news/news-path';
import { school } from '@/content/school';
import { env } from '@/lib/env';
import { decodeSegment } from '@/lib/format/decode-segment';
import { readNews, readNewsPage } from '@/lib/school-api/news';

export const revalidate = 60;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ slug: string }> };

const room = `${school.name} | News & Events`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const news = await readNews(decodeSegment((await params).slug));
  if (!news.ok) return { title: { absolute: room } };
  if (!news.data) {
    return { title: { absolute: `No news item found. | ${room}` }, robots: { index: false } };
  }
  return newsDetailMetadata(news.data);
}

export default async function NewsItemPage({ params }: Props) {
  const news = await readNews(decodeSegment((await params).slug));
  if (!news.ok) return <NewsFailedPage />;
  if (!news.data) return <NewsMissingPage />;
  if (news.data.movedTo) permanentRedirect(newsPath(news.data.movedTo));
  const others = await readNewsPage(1);
  return <NewsDetailPage item={news.data} others={others} siteUrl={env().SITE_URL} />;
}

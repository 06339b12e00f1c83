import type { Metadata } from 'next';
import { isMonth, monthHref } from '@/components/calendar/calendar-address';
import { CalendarPage } from '@/components/calendar/calendar-page';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { pageHead } from '@/components/seo/page-head';
import { calendar } from '@/content/calendar';
import { readCalendar } from '@/lib/calendar/read-calendar';
import { env } from '@/lib/env';
import { monthName, today } from '@/lib/format/dates';

/** `/calendar?month=2026-12`, cached as a separate page. */
export const revalidate = 60;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ month: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { month } = await params;
  if (!isMonth(month)) return { title: 'Page not found', robots: { index: false } };
  const title = `${calendar.title}: ${monthName(month)}`;
  const description = `${calendar.ofMonth} ${monthName(month)}.`;
  return pageHead({ ...calendar, title, description }, monthHref(month), {
    pictureOf: '/calendar',
  });
}

export default async function CalendarOfMonth({ params }: Props) {
  const { month } = await params;
  if (!isMonth(month)) return <NotFoundPage />;
  const read = await readCalendar();
  return <CalendarPage read={read} today={today()} month={month} siteUrl={env().SITE_URL} />;
}

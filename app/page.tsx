import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { home } from '@/content/home';
import { school } from '@/content/school';
import { readAdmissionDates } from '@/lib/school-api/admission-dates';
import { readAnnouncements } from '@/lib/school-api/announcements';
import { readNewsPage } from '@/lib/school-api/news';
import { readSlides } from '@/lib/school-api/slider';
import { readTestimonials } from '@/lib/school-api/testimonials';
import { readVideos } from '@/lib/school-api/videos';

export const revalidate = 60;

const title = `${school.name} | ${home.title}`;

export const metadata: Metadata = {
  title: { absolute: title },
  description: home.description,
  alternates: { canonical: '/', types: { 'application/rss+xml': '/feed.xml' } },
  openGraph: {
    title,
    description: home.description,
    url: '/',
    siteName: school.name,
    images: ['/icons/icon-512.png'],
  },
};

export default async function Home() {
  const [slides, announcements, dates, videos, testimonials, news] = await Promise.all([
    readSlides(),
    readAnnouncements(),
    readAdmissionDates(),
    readVideos(),
    readTestimonials(),
    readNewsPage(1),
  ]);
  return <HomePage {...{ slides, announcements, dates, videos, testimonials, news }} />;
}

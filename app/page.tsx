import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { pageHead } from '@/components/seo/page-head';
import { home } from '@/content/home';
import { school } from '@/content/school';
import { readCalendar } from '@/lib/calendar/read-calendar';
import { today } from '@/lib/format/dates';
import { readAdmissionDates } from '@/lib/school-api/admission-dates';
import { readAnnouncements } from '@/lib/school-api/announcements';
import { readFees } from '@/lib/school-api/fees';
import { readNewsPage } from '@/lib/school-api/news';
import { readSlides } from '@/lib/school-api/slider';
import { readTestimonials } from '@/lib/school-api/testimonials';
import { readVideos } from '@/lib/school-api/videos';

export const revalidate = 60;

export function generateMetadata(): Metadata {
  const { title, description, hero } = home;
  return pageHead({ title, description, scene: hero.picture.scene }, '/', {
    fullTitle: `${school.name} | ${title}`,
    feed: true,
  });
}

export default async function Home() {
  const [slides, announcements, dates, fees, videos, testimonials, news, calendar] =
    await Promise.all([
      readSlides(),
      readAnnouncements(),
      readAdmissionDates(),
      readFees(),
      readVideos(),
      readTestimonials(),
      readNewsPage(1),
      readCalendar(),
    ]);
  return (
    <HomePage
      {...{ slides, announcements, dates, fees, videos, testimonials, news, calendar }}
      today={today()}
    />
  );
}

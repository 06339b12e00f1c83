import type { Calendar } from '@/lib/calendar/read-calendar';
import type { AdmissionDates } from '@/lib/school-api/admission-dates';
import type { AnnouncementView } from '@/lib/school-api/announcements';
import type { Fees } from '@/lib/school-api/fees';
import type { NewsPage } from '@/lib/school-api/news';
import type { Result } from '@/lib/school-api/result';
import type { Slide } from '@/lib/school-api/slider';
import type { TestimonialView } from '@/lib/school-api/testimonials';
import type { VideoView } from '@/lib/school-api/videos';
import { Unavailable } from '../ui/unavailable';
import { AdmissionCard } from './admission-card';
import { AtAGlance } from './at-a-glance';
import { ComingUp } from './coming-up';
import { Education } from './education';
import { Hero } from './hero';
import { LatestNews } from './latest-news';
import { Ranking } from './ranking';
import { Specialty } from './specialty';
import { Testimonials } from './testimonials';
import { Ticker } from './ticker';
import { Videos } from './videos';

export interface HomeReads {
  slides: Result<Slide[]>;
  announcements: Result<AnnouncementView[]>;
  dates: Result<AdmissionDates>;
  fees: Result<Fees>;
  videos: Result<VideoView[]>;
  testimonials: Result<TestimonialView[]>;
  news: Result<NewsPage>;
  calendar: Calendar;
  today: string;
}

export function HomePage(reads: HomeReads) {
  const cards = reads.news.ok ? reads.news.data.cards : [];
  const coming = { read: reads.calendar, today: reads.today };
  return (
    <>
      <Hero slides={reads.slides} />
      <AtAGlance dates={reads.dates} fees={reads.fees} />
      <Ticker announcements={reads.announcements} />
      <Ranking />
      <Education />
      <AdmissionCard dates={reads.dates} />
      <Specialty />
      <Videos videos={reads.videos} />
      <Testimonials testimonials={reads.testimonials} />
      {reads.news.ok ? null : <Unavailable />}
      {cards.length > 0 ? (
        <LatestNews cards={cards} coming={<ComingUp {...coming} />} />
      ) : (
        <ComingUp {...coming} alone />
      )}
    </>
  );
}

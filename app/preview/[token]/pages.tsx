import type { ReactNode } from 'react';
import AcademicsTab from '@/app/acedemics/[tab]/page';
import ResultsOfYear from '@/app/acedemics/results/year/[year]/page';
import Admission from '@/app/admission/page';
import Calendar from '@/app/calendar/page';
import Careers from '@/app/careers/page';
import Competition from '@/app/competition/page';
import Contribute from '@/app/contribute/page';
import Disclosure from '@/app/disclosure/page';
import Album from '@/app/news-event/albums/[slug]/page';
import NewsItem from '@/app/news-event/detail/[slug]/page';
import NewsEvent from '@/app/news-event/page';
import Home from '@/app/page';
import StudentLifeTab from '@/app/student-life/[tab]/page';
import Syllabus from '@/app/syllabus/page';
import VedicGurukulam from '@/app/vedic-gurukulam/page';
import WeeklySchedule from '@/app/weekly-schedule/page';
import { renderedPath } from '@/lib/page-cache/variants';

type Show = (segment: string) => ReactNode;

/** Keyed by Next's internal path; the last segment of longer paths varies. */
const fixed: Record<string, () => ReactNode> = {
  '/': () => <Home />,
  '/admission': () => <Admission />,
  '/calendar': () => <Calendar />,
  '/careers': () => <Careers />,
  '/competition': () => <Competition />,
  '/contribute': () => <Contribute />,
  '/disclosure': () => <Disclosure />,
  '/news-event': () => <NewsEvent />,
  '/syllabus': () => <Syllabus />,
  '/vedic-gurukulam': () => <VedicGurukulam />,
  '/weekly-schedule': () => <WeeklySchedule />,
};

const open: Record<string, Show> = {
  '/news-event/albums': (slug) => <Album params={Promise.resolve({ slug })} />,
  '/news-event/detail': (slug) => <NewsItem params={Promise.resolve({ slug })} />,
  '/acedemics/results/year': (year) => <ResultsOfYear params={Promise.resolve({ year })} />,
  '/acedemics': (tab) => <AcademicsTab params={Promise.resolve({ tab })} />,
  '/student-life': (tab) => <StudentLifeTab params={Promise.resolve({ tab })} />,
};

/** The page at this address; undefined where drafts are never shown. */
export function pageAt(address: string): ReactNode | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  const rendered = renderedPath(path, query);
  if (Object.hasOwn(fixed, rendered)) return fixed[rendered]?.();
  const at = rendered.lastIndexOf('/');
  const folder = rendered.slice(0, at);
  return Object.hasOwn(open, folder) ? open[folder]?.(rendered.slice(at + 1)) : undefined;
}

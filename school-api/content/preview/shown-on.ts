import { type ReadName, readPath } from '@/contract';
import { albumPath } from '../lists/collections/albums';
import type { FieldValues } from '../lists/list';

/** The page that shows a record, and what it reads of the school API. */
type ShownOn = { path: string; reads: string[] };

const one = (path: string, read: ReadName): ShownOn => ({ path, reads: [readPath(read)] });

const byList: Record<string, ShownOn> = {
  slider: one('/', 'image-slider'),
  announcements: one('/', 'announcement'),
  testimonials: one('/', 'testimonials'),
  videos: one('/', 'videos'),
  'admission-dates': one('/', 'admission-dates'),
  fees: one('/admission', 'fee-structure'),
  vacancies: one('/careers', 'vacancies'),
  faculty: one('/acedemics/faculty', 'faculties'),
  curriculum: one('/acedemics/curriculum', 'curriculums'),
  publications: one('/acedemics/publications', 'publications'),
  'syllabus-documents': one('/syllabus', 'syllabus-documents'),
  alumni: one('/student-life/alumini', 'alumni'),
  'gurukulam-programmes': one('/vedic-gurukulam', 'vedic-gurukulam'),
  events: one('/calendar', 'events'),
  purposes: one('/contribute', 'purposes'),
  disclosures: one('/disclosure', 'disclosures'),
  'fee-heads': one('/disclosure', 'fee-heads'),
  competitions: one('/competition', 'competitions'),
  'weekly-schedules': one('/weekly-schedule', 'weekly-schedules'),
};

/** Undefined for a list that no page shows. */
export function shownOn(list: string, values: FieldValues, id: number): ShownOn | undefined {
  if (list === 'news') return newsItem(String(values.slug));
  if (list === 'albums') return albumOf(String(values.title), id);
  if (list === 'results') return resultsOf(Number(values.year));
  return Object.hasOwn(byList, list) ? byList[list] : undefined;
}

function newsItem(slug: string): ShownOn {
  return {
    path: `/news-event/detail/${encodeURIComponent(slug)}`,
    reads: [readPath('news-event', { slug }), readPath('news-events', {}, { page: 1 })],
  };
}

function albumOf(title: string, id: number): ShownOn {
  const path = albumPath(title, id);
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return { path, reads: [readPath('album', { slug })] };
}

function resultsOf(year: number): ShownOn {
  return { path: `/acedemics/results?year=${year}`, reads: [readPath('results', {}, { year })] };
}

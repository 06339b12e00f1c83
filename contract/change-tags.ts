import type { ReadName } from './calls';

/** The tag of each read. Pages carry the same tags. */
const tagOfRead = {
  'image-slider': 'slides',
  announcement: 'announcements',
  'admission-dates': 'admission-dates',
  'weekly-schedules': 'weekly-schedules',
  videos: 'videos',
  curriculums: 'academics',
  testimonials: 'testimonials',
  results: 'academics',
  competitions: 'competitions',
  alumni: 'alumni',
  publications: 'academics',
  'news-events': 'news',
  'news-event': 'news',
  faculties: 'academics',
  'vedic-gurukulam': 'vedic-gurukulam',
  'fee-structure': 'fees',
  vacancies: 'vacancies',
  'form-controls': 'admission',
  events: 'events',
  disclosures: 'disclosure',
  'fee-heads': 'disclosure',
  'syllabus-documents': 'syllabus-documents',
  albums: 'albums',
  album: 'albums',
  purposes: 'purposes',
} as const satisfies Partial<Record<ReadName, string>>;

/** School facts are on every page. */
export const FACTS_TAG = 'site';

const tags: Readonly<Record<string, string>> = tagOfRead;

/** Undefined for reads whose changes are not reported. */
export function tagOf(read: ReadName): string | undefined {
  return Object.hasOwn(tags, read) ? tags[read] : undefined;
}

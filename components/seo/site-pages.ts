import { about } from '@/content/about';
import { academics } from '@/content/academics';
import { admission } from '@/content/admission';
import type { Section } from '@/content/blocks';
import { careers } from '@/content/careers';
import { competition } from '@/content/competition';
import { contact } from '@/content/contact';
import { contribute } from '@/content/contribute';
import { directBankTransfer } from '@/content/direct-bank-transfer';
import { donateRegister } from '@/content/donate-register';
import { facility } from '@/content/facility';
import { guestHouse } from '@/content/guest-house';
import { home } from '@/content/home';
import { news } from '@/content/news';
import { register } from '@/content/register';
import type { SceneName } from '@/content/scenes';
import { school } from '@/content/school';
import { studentLife } from '@/content/student-life';
import { syllabus, syllabusPage } from '@/content/syllabus';
import { vedicGurukulam } from '@/content/vedic-gurukulam';
import { weeklySchedule } from '@/content/weekly-schedule';
import { tabAt, tabPath } from '../tabbed/section-tabs';

export interface SitePage {
  /** The canonical address. */
  path: string;
  title: string;
  /** The section that it belongs to. */
  room?: string;
  scene: SceneName;
  /** The site's own words on it. */
  words: unknown;
  /** Shows records of the school API, which say no date of their own: nobody knows when it changed. */
  undated?: boolean;
}

type Words = { title: string; scene: SceneName };

const single = (path: string, words: Words, more: Partial<SitePage> = {}): SitePage => ({
  path,
  title: words.title,
  scene: words.scene,
  words,
  ...more,
});

/** The tabs whose list comes from the school API. */
const recordPages = [
  '/student-life/alumini',
  ...['results', 'faculty', 'curriculum', 'publications'].map((name) => `/acedemics/${name}`),
];

function pagesOf(section: Section): SitePage[] {
  const { path, name, description } = section;
  const first = tabAt(section, 0);
  const below = (address: string, page: Words) =>
    single(address, page, { room: name, undated: recordPages.includes(address) });
  return [
    single(path, first, {
      title: name,
      words: [name, description, first],
      undated: section === academics,
    }),
    ...section.tabs.map((tab, index) => below(tabPath(section, index), tab)),
    ...section.sidePages.map((page) => below(`${path}/${page.slug}`, page)),
  ];
}

const { application } = careers;
const { taxBenefit } = contribute;

/** Every page of the site's own that search engines may keep; news items are the school API's. */
export const sitePages: readonly SitePage[] = [
  { path: '/', title: school.name, scene: home.hero.picture.scene, words: home },
  ...[about, facility, studentLife, academics].flatMap(pagesOf),
  single('/syllabus', syllabusPage, { words: [syllabusPage, syllabus] }),
  single('/admission', admission, { undated: true }),
  single('/register', register, { undated: true }),
  single('/news-event', news),
  single('/vedic-gurukulam', vedicGurukulam, { undated: true }),
  single('/competition', competition, { undated: true }),
  single('/weekly-schedule', weeklySchedule, { undated: true }),
  single('/guest-house', guestHouse),
  single('/careers', careers, { undated: true }),
  single('/careers/apply-now', { ...application, scene: careers.scene }, { undated: true }),
  single('/contribute', contribute),
  single(
    '/contribute?tab=1',
    { ...contribute, title: taxBenefit.title },
    { room: contribute.title },
  ),
  single('/direct-bank-transfer', directBankTransfer, { room: contribute.title }),
  single('/donate-register', donateRegister, { room: contribute.title }),
  single('/contact-us', contact),
];

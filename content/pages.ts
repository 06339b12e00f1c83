import { about } from './about';
import { academics } from './academics';
import { admission } from './admission';
import { ALBUMS_PATH, album, albums } from './albums';
import { applicationStatus } from './application-status';
import { CALENDAR_READS, calendar } from './calendar';
import { careers } from './careers';
import { competition } from './competition';
import { contact } from './contact';
import { contribute } from './contribute';
import { directBankTransfer } from './direct-bank-transfer';
import { disclosure } from './disclosure';
import { donateRegister } from './donate-register';
import { facility } from './facility';
import { guestHouse } from './guest-house';
import { home } from './home';
import { myData } from './my-data';
import { news } from './news';
import { type Page, page, sectionPages } from './page';
import { privacy } from './policies/privacy';
import { refundPolicy } from './policies/refund-policy';
import { terms } from './policies/terms';
import { myDonations } from './receipts';
import { register } from './register';
import { school } from './school';
import { studentLife } from './student-life';
import { syllabus, syllabusPage } from './syllabus';
import { vedicGurukulam } from './vedic-gurukulam';
import { weeklySchedule } from './weekly-schedule';

/** A position in the navigation bar, or in one of its menus. */
const bar = (at: number, label: string) => ({ in: 'bar', at, label });
/** In the last line of the footer. */
const policy = (at: number, label?: string) => ({ in: 'Policies', at, ...(label && { label }) });
const more = (at: number, label: string) => ({ in: 'More', at, label });

/**
 * Every page of the site, once, in the order of the sitemap. Navigation, footer, sitemap, share
 * pictures, cache rules, rewrites, and the lists of tests and benchmarks are derived from it.
 */
export const pages: readonly Page[] = [
  page(
    '/',
    'home',
    { title: school.name, scene: home.hero.picture.scene },
    {
      copy: home,
      reads: [
        ...['slides', 'announcements', 'fees', 'videos', 'testimonials', 'news'],
        ...CALENDAR_READS,
      ],
      hosts: ['video'],
      isEntrance: true,
      undated: false,
      nav: bar(1, 'Home'),
    },
  ),
  ...sectionPages(about, {
    area: 'about',
    landing: {
      aliases: ['/about-us'],
      nav: bar(2, 'About us'),
      footer: [{ in: 'About', at: 1, label: `Welcome to ${school.shortName}` }],
    },
    tabs: {
      1: { footer: [{ in: 'About', at: 2 }] },
      5: {
        nav: { in: 'About us', at: 6, label: 'Why the school' },
        footer: [{ in: 'About', at: 3 }],
      },
      6: { footer: [{ in: 'About', at: 4 }] },
    },
  }),
  ...sectionPages(facility, { area: 'facility', landing: { nav: bar(3, 'Facilities') } }),
  ...sectionPages(studentLife, {
    area: 'student-life',
    landing: { nav: bar(4, 'Student Life') },
    tabs: { 5: { footer: [{ in: 'About', at: 5 }] }, 6: { reads: ['alumni'] } },
  }),
  ...sectionPages(academics, {
    area: 'academics',
    landing: { reads: ['academics'], nav: bar(5, 'Academics') },
    tabs: {
      0: {
        reads: ['academics'],
        isEntrance: true,
        // Years from 2016; a future year shows the default.
        variant: {
          query: 'year',
          values: '201[6-9]|20[2-9][0-9]',
          examples: ['/acedemics/results?year=2016'],
        },
      },
      1: { reads: ['academics'] },
      3: { reads: ['academics'] },
      4: {
        reads: ['academics'],
        nav: { in: 'Academics', at: 6, label: 'Publications' },
        footer: [{ in: 'Other Links', at: 5 }],
      },
    },
  }),
  page('/syllabus', 'syllabus', syllabusPage, {
    copy: [syllabusPage, syllabus],
    reads: ['syllabus-documents'],
    nav: { in: 'Academics', at: 5, label: 'Split of Syllabus' },
    footer: [{ in: 'Admission', at: 3, label: 'Split of Syllabus' }],
    variant: {
      query: 'grade',
      values: '[3-9]|1[0-2]',
      examples: ['/syllabus?grade=6', '/syllabus?grade=12'],
    },
  }),
  page('/admission', 'admission', admission, {
    reads: ['admission', 'fees'],
    hosts: ['video'],
    isEntrance: true,
    nav: bar(6, 'Admission'),
    footer: [{ in: 'Admission', at: 1, label: 'How to apply' }],
  }),
  page('/register', 'admission', register, {
    kind: 'app',
    reads: ['admission', 'fees'],
    hosts: ['checkout'],
    isEntrance: true,
    footer: [{ in: 'Admission', at: 2, label: 'Register online' }],
  }),
  page(applicationStatus.path, 'admission', applicationStatus, {
    kind: 'app',
    room: admission.title,
    inSitemap: false,
  }),
  page('/news-event', 'news', news, {
    reads: ['news', 'albums'],
    isEntrance: true,
    undated: false,
    nav: bar(7, 'News & Events'),
    footer: [{ in: 'Other Links', at: 1, label: 'News & Events' }],
    variant: {
      query: 'page',
      values: '[2-9]|[1-9][0-9]{1,2}',
      examples: ['/news-event?page=2'],
    },
  }),
  page('/news-event/detail/{slug}', 'news', news, { reads: ['news'], inSitemap: false }),
  page(ALBUMS_PATH, 'albums', albums, {
    reads: ['albums'],
    footer: [{ in: 'Other Links', at: 8, label: 'Photographs' }],
  }),
  page(`${ALBUMS_PATH}/{slug}`, 'albums', album, { reads: ['albums'], inSitemap: false }),
  page('/vedic-gurukulam', 'vedic-gurukulam', vedicGurukulam, {
    reads: ['vedic-gurukulam'],
    nav: more(1, 'Vedic Gurukulam'),
    footer: [{ in: 'Other Links', at: 4, label: 'Vedic Gurukulam' }],
    variant: {
      query: 'programme',
      values: '[A-Za-z0-9_-]{1,64}',
      examples: ['/vedic-gurukulam?programme=2'],
    },
  }),
  page('/competition', 'competition', competition, {
    reads: ['competitions'],
    nav: more(3, 'Competition'),
    footer: [{ in: 'Other Links', at: 2, label: 'Competition' }],
  }),
  page('/weekly-schedule', 'weekly-schedule', weeklySchedule, {
    reads: ['weekly-schedules'],
    nav: { in: 'Academics', at: 7, label: 'Weekly Schedule' },
    footer: [{ in: 'Other Links', at: 3, label: 'Weekly Schedule' }],
  }),
  page('/calendar', 'calendar', calendar, {
    reads: CALENDAR_READS,
    footer: [{ in: 'Other Links', at: 7, label: 'Calendar' }],
    variant: {
      query: 'month',
      values: '20[2-4][0-9]-(?:0[1-9]|1[0-2])',
      examples: ['/calendar?month=2026-12'],
    },
  }),
  page('/guest-house', 'guest-house', guestHouse, {
    nav: more(4, 'Gita Nagri'),
    footer: [{ in: 'About', at: 6, label: 'Gita Nagri' }],
  }),
  page('/careers', 'careers', careers, {
    reads: ['vacancies'],
    isEntrance: true,
    nav: more(2, 'Careers'),
    footer: [{ in: 'Other Links', at: 6, label: 'Careers' }],
  }),
  page(
    '/careers/apply-now',
    'careers',
    { title: careers.application.title, scene: careers.scene },
    { copy: { ...careers.application, scene: careers.scene }, kind: 'app', reads: ['vacancies'] },
  ),
  page('/contribute', 'contribute', contribute, {
    reads: ['purposes'],
    isEntrance: true,
    nav: bar(8, 'Donate & Contribute'),
    footer: [{ in: 'Contribute', at: 1, label: 'Tax Benefits' }],
    variant: { query: 'tab', values: '1', examples: ['/contribute?tab=1'] },
  }),
  page(
    '/contribute?tab=1',
    'contribute',
    { title: contribute.taxBenefit.title, scene: contribute.scene },
    {
      copy: { ...contribute.taxBenefit, scene: contribute.scene },
      room: contribute.title,
    },
  ),
  page('/direct-bank-transfer', 'bank', directBankTransfer, {
    kind: 'app',
    hosts: ['captcha'],
    // Whose donations the school may accept, and for which purposes.
    reads: ['admission', 'purposes'],
    undated: false,
    room: contribute.title,
    footer: [{ in: 'Contribute', at: 4, label: 'Direct Bank Transfer' }],
  }),
  page('/donate-register', 'donation', donateRegister, {
    kind: 'app',
    // Whether donors are asked for their citizenship, and which purposes they can choose.
    reads: ['admission', 'purposes'],
    isEntrance: true,
    undated: false,
    hosts: ['checkout'],
    room: contribute.title,
    footer: [
      { in: 'Contribute', at: 2, label: 'Pay Online' },
      { in: 'Contribute', at: 3, label: 'Donate from Home' },
    ],
  }),
  page(myDonations.path, 'donation', myDonations, {
    kind: 'app',
    room: contribute.title,
    inSitemap: false,
  }),
  page('/contact-us', 'contact', contact, {
    kind: 'app',
    hosts: ['captcha'],
    isEntrance: true,
    nav: bar(9, 'Contact us'),
    footer: [{ in: 'Admission', at: 4, label: 'Contact us' }],
  }),
  page('/privacy', 'policies', privacy, { footer: [policy(1, 'Privacy')] }),
  page(myData.path, 'privacy', myData, {
    kind: 'app',
    room: privacy.title,
    inSitemap: false,
  }),
  page('/terms', 'policies', terms, { footer: [policy(2, 'Terms')] }),
  page('/refund-policy', 'policies', refundPolicy, { footer: [policy(3, 'Refunds')] }),
  page('/disclosure', 'disclosure', disclosure, {
    reads: ['disclosure'],
    footer: [policy(4)],
  }),
];

/** Pages for search engines; news items come from the school API. */
export const sitePages: readonly Page[] = pages.filter(({ inSitemap }) => inSitemap);

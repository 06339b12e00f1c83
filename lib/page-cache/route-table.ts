import { tabPages } from './variants.mjs';

/** Every path of the contract with the public; `{slug}` stands for a news item. */
export const contractPaths = [
  '/',
  '/about',
  '/about/welcome',
  '/admission',
  '/register',
  '/student-life',
  '/student-life/sports-life',
  '/student-life/yoga-meditation',
  '/student-life/retreat-camps',
  '/student-life/spiritual-practice',
  '/student-life/activites',
  '/student-life/campus',
  '/student-life/alumini',
  '/student-life/our-care',
  '/facility',
  '/facility/acedemics',
  '/facility/sports-fitness',
  '/facility/arts-music',
  '/facility/eco-friendly',
  '/facility/laboratory',
  '/facility/international-standard',
  '/facility/inhouse-temple',
  '/facility/health-care',
  '/acedemics',
  '/acedemics/curriculum',
  '/acedemics/departments',
  '/acedemics/faculty',
  '/acedemics/results',
  '/acedemics/publications',
  '/contact-us',
  '/careers',
  '/careers/apply-now',
  '/news-event',
  '/news-event/detail/{slug}',
  '/vedic-gurukulam',
  '/competition',
  '/guest-house',
  '/weekly-schedule',
  '/syllabus',
  '/contribute',
  '/direct-bank-transfer',
  '/donate-register',
] as const;

/** Second addresses of a page. */
export const aliasPaths = ['/about-us'] as const;

/** Each tab at the address that the navigation and a click give it. */
export const tabVariants: readonly string[] = Object.entries(tabPages).flatMap(([path, pages]) =>
  pages.map((_, index) => `${path}?tab=${index}`),
);

/** Other query values that make a page of their own, one or two of each kind. */
export const queryVariants = [
  '/news-event?page=2',
  '/acedemics/results?year=2016',
  '/contribute?tab=1',
  '/syllabus?grade=6',
  '/syllabus?grade=12',
  '/vedic-gurukulam?programme=2',
  '/careers/apply-now?vacancy=Music%20Teacher',
] as const;

/** What the school API answers: a demo school, no records, one, three, very many odd ones, nothing. */
export const apiStates = ['demo', 'empty', 'one', 'three', 'sixty', 'down'] as const;
export type ApiState = (typeof apiStates)[number];

export type View = {
  path: string;
  /** What the overview says about it. */
  group: string;
  api: ApiState;
  /** False: as a browser without scripts shows it. */
  scripts?: boolean;
  /** As it is printed. */
  print?: boolean;
  /** What is clicked before looking. */
  opens?: string;
  /** Answered with this status. */
  status?: number;
};

const demo = (group: string, paths: readonly string[], more: Partial<View> = {}): View[] =>
  paths.map((path) => ({ path, group, api: 'demo', ...more }));

/** The pages that show lists of the school API. */
export const listPaths = [
  '/',
  '/admission',
  '/news-event',
  '/student-life/alumini',
  '/acedemics/results',
  '/acedemics/faculty',
  '/acedemics/curriculum',
  '/acedemics/publications',
  '/vedic-gurukulam',
  '/competition',
  '/weekly-schedule',
  '/careers',
] as const;

const apiNames: Record<Exclude<ApiState, 'demo'>, string> = {
  empty: 'No records',
  one: 'One record',
  three: 'Three records',
  sixty: 'Sixty records with long names, markup and missing pictures',
  down: 'School API down, nothing kept',
};

const odd = apiStates.flatMap((api) =>
  api === 'demo' ? [] : listPaths.map((path): View => ({ path, group: apiNames[api], api })),
);

const dialogs = ['/careers#vacancy-1', '/competition#no-application-link'];

/** Every page and every state of it that a designer should have looked at. */
export const views: readonly View[] = [
  ...demo('Pages', contractPaths),
  ...demo('Tabs', tabVariants),
  ...demo('Choices', queryVariants),
  ...demo('Dialogs', dialogs),
  ...demo('Menu', ['/'], { opens: '.menu-button:visible, .site-submenu summary:visible' }),
  ...demo('Not found', ['/no-such-page', '/news-event/detail/no-such-item'], { status: 404 }),
  ...demo('Without scripts', ['/', '/guest-house', '/acedemics', ...dialogs], { scripts: false }),
  ...demo('Printed', ['/news-event/detail/{slug}', '/syllabus', '/direct-bank-transfer'], {
    print: true,
  }),
  ...odd,
  {
    path: '/news-event/detail/any',
    group: apiNames.down,
    api: 'down',
    status: 503,
  },
];

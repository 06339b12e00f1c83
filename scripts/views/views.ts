import { contractPaths, listPaths, queryVariants, tabVariants } from '@/lib/page-cache/route-table';

/** What the school API answers: a demo school, no records, one, three, very many odd ones, nothing. */
export const apiStates = ['demo', 'empty', 'one', 'three', 'sixty', 'down'] as const;
export type ApiState = (typeof apiStates)[number];

export type View = {
  path: string;
  /** Its group in the overview. */
  group: string;
  api: ApiState;
  /** False: with scripts disabled. */
  scripts?: boolean;
  /** With print styles. */
  print?: boolean;
  /** Selector to click first. */
  opens?: string;
  /** The expected status. */
  status?: number;
};

const demo = (group: string, paths: readonly string[], more: Partial<View> = {}): View[] =>
  paths.map((path) => ({ path, group, api: 'demo', ...more }));

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

/** Every page and state for a visual review. */
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

/**
 * Every page in one table: what kind it is, what refreshes it, and which outside hosts it may use.
 * A path that no rule names is a document of the site itself.
 */
export type PageRule = {
  /** A path; a trailing `*` covers everything below it. */
  path: string;
  kind: 'document' | 'app';
  /** `POST /api/revalidate` refreshes pages by these names. */
  tags: readonly string[];
  /** Outside hosts of this page's policy. */
  hosts?: readonly ExtraHosts[];
};

export type ExtraHosts = 'video' | 'captcha' | 'checkout';

const fallback: PageRule = { path: '*', kind: 'document', tags: ['site'] };

/** The more exact rule stands first. */
export const pageRules: readonly PageRule[] = [
  { path: '/register', kind: 'app', tags: ['admission', 'fees'], hosts: ['checkout'] },
  { path: '/donate-register', kind: 'app', tags: ['donation'], hosts: ['checkout'] },
  { path: '/contact-us', kind: 'app', tags: ['contact'], hosts: ['captcha'] },
  { path: '/careers/apply-now', kind: 'app', tags: ['vacancies'] },
  { path: '/feed.xml', kind: 'document', tags: ['news'] },
  { path: '/sitemap.xml', kind: 'document', tags: ['news', 'vedic-gurukulam'] },
  { path: '/news-event*', kind: 'document', tags: ['news'] },
  {
    path: '/',
    kind: 'document',
    tags: ['slides', 'announcements', 'videos', 'testimonials', 'news'],
    hosts: ['video'],
  },
  { path: '/admission', kind: 'document', tags: ['admission', 'fees'], hosts: ['video'] },
  { path: '/student-life*', kind: 'document', tags: ['alumni'] },
  { path: '/acedemics*', kind: 'document', tags: ['academics'] },
  { path: '/careers', kind: 'document', tags: ['vacancies'] },
  { path: '/vedic-gurukulam*', kind: 'document', tags: ['vedic-gurukulam'] },
  { path: '/competition', kind: 'document', tags: ['competitions'] },
  { path: '/weekly-schedule', kind: 'document', tags: ['weekly-schedules'] },
];

export function ruleFor(path: string): PageRule {
  return pageRules.find((rule) => matches(rule.path, path)) ?? fallback;
}

function matches(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return pattern === path;
  const base = pattern.slice(0, -1);
  return path === base || path.startsWith(`${base}/`);
}

/** Announcement bar and footer stand on every page. */
const sharedTags = ['site', 'admission-dates'] as const;

export function tagsFor(path: string): string[] {
  return [...new Set([...sharedTags, ...ruleFor(path).tags])];
}

export const knownTags: readonly string[] = [
  ...new Set([...sharedTags, ...pageRules.flatMap((rule) => rule.tags)]),
].sort();

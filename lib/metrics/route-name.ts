import { calls } from '@/contract';
import { isSiteFile } from '@/lib/files/site-files';
import { aliasPaths, contractPaths } from '@/lib/page-cache/route-table';

const sections = new Set([...contractPaths, ...aliasPaths].map((path) => sectionOf(path)));

const machineFiles = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
  '/calendar.ics',
  '/manifest.webmanifest',
]);

const ownCalls = [
  'captcha/challenge',
  'csp-reports',
  'healthz',
  'metrics',
  'payments/callback',
  'payments/webhook',
  'readyz',
  'revalidate',
];
const apiCalls = new Set(
  [...Object.entries(calls).flatMap(([name, { method }]) => (method === 'POST' ? [name] : []))]
    .concat(ownCalls)
    .map((name) => `/api/${name}`),
);

/**
 * The `route` label of a request: a small fixed set, whatever URLs are requested. Pages are counted by
 * section.
 */
export function routeName(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (path.startsWith('/api/')) return apiCalls.has(path) ? path : '/api/other';
  if (path.startsWith('/_next/image')) return 'images';
  if (isSiteFile(path)) return 'media';
  if (path.startsWith('/sandbox/')) return 'sandbox';
  if (machineFiles.has(path)) return path;
  const section = sectionOf(path);
  if (sections.has(section)) return section;
  return path.startsWith('/_next/') || /\.\w{2,5}$/.test(path) ? 'files' : 'other';
}

function sectionOf(path: string): string {
  return `/${path.split('/', 2)[1] ?? ''}`;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

export function methodName(method = ''): string {
  return METHODS.has(method) ? method : 'other';
}

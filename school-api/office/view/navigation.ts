import type { Role } from '../roles';

type Entry = { href: string; label: string; roles: readonly Role[] };

/** Shown by role; whether an address may be opened is decided by its route. */
const ENTRIES: readonly Entry[] = [
  { href: '/', label: 'Today', roles: ['editor', 'admissions', 'accounts', 'head'] },
  { href: '/applications', label: 'Applications', roles: ['admissions', 'accounts', 'head'] },
  { href: '/gifts', label: 'Donations', roles: ['accounts', 'head'] },
  { href: '/messages', label: 'Messages', roles: ['admissions', 'head'] },
  { href: '/jobs', label: 'Jobs', roles: ['admissions', 'head'] },
  { href: '/content', label: 'Content', roles: ['editor', 'head'] },
  { href: '/pictures', label: 'Pictures', roles: ['editor', 'head'] },
  { href: '/school', label: 'The school', roles: ['editor', 'head'] },
  { href: '/form', label: 'Form', roles: ['admissions', 'head'] },
  { href: '/people', label: 'People', roles: ['head'] },
  { href: '/audit', label: 'Audit', roles: ['head'] },
];

export function navigationOf(role: Role): readonly Entry[] {
  return ENTRIES.filter(({ roles }) => roles.includes(role));
}

/** `page` on the list itself, `true` on a page below it. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

import { ROLES, type Role } from '../route';
import type { IconName } from './icon';

type Entry = { href: string; label: string; icon: IconName; roles: readonly Role[] };

const registrars: readonly Role[] = ['admissions', 'accounts', 'head'];

/** Shown by role; an address's route decides who may open it. */
const ENTRIES: readonly Entry[] = [
  { href: '/', label: 'Today', icon: 'today', roles: ROLES },
  { href: '/applications', label: 'Applications', icon: 'applications', roles: registrars },
  { href: '/donations', label: 'Donations', icon: 'donations', roles: ['accounts', 'head'] },
  { href: '/transfers', label: 'Bank transfers', icon: 'bank', roles: ['accounts', 'head'] },
  { href: '/messages', label: 'Messages', icon: 'mail', roles: ['admissions', 'head'] },
  { href: '/jobs', label: 'Job applications', icon: 'jobs', roles: ['admissions', 'head'] },
  { href: '/content', label: 'Content', icon: 'content', roles: ['editor', 'head'] },
  { href: '/pictures', label: 'Pictures', icon: 'pictures', roles: ['editor', 'head'] },
  { href: '/school', label: 'School details', icon: 'school', roles: ['editor', 'head'] },
  { href: '/form', label: 'Admission form', icon: 'form', roles: ['admissions', 'head'] },
  { href: '/people', label: 'People', icon: 'people', roles: ['head'] },
  { href: '/audit', label: 'Audit', icon: 'audit', roles: ['head'] },
];

export function navigationOf(role: Role): readonly Entry[] {
  return ENTRIES.filter(({ roles }) => roles.includes(role));
}

/** `page` for the list itself, `true` for a page below it. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

import { lists } from '../../../content';
import { ROLES, type Role } from '../../route';
import { navigationOf } from '../../view/navigation';
import { pathOf } from '../content/find';

type Page = { href: string; label: string };

const ADMISSIONS: readonly Role[] = ['admissions', 'head'];
const ACCOUNTS: readonly Role[] = ['accounts', 'head'];
const EDITORS: readonly Role[] = ['editor', 'head'];

/** Pages that the menu does not name. */
export const PAGES: readonly (Page & { roles: readonly Role[] })[] = [
  { href: '/applications/decisions', label: 'Prepared decisions', roles: ADMISSIONS },
  { href: '/applications/results', label: 'Paste results', roles: ADMISSIONS },
  { href: '/applications/figures', label: 'Figures of applications', roles: ADMISSIONS },
  {
    href: '/applications?progress=paid',
    label: 'Roll and admit cards: choose the test date',
    roles: ['admissions', 'accounts', 'head'],
  },
  { href: '/applications/fees', label: 'Registration fees', roles: ACCOUNTS },
  { href: '/messages/corrections', label: 'Requests to correct data', roles: ADMISSIONS },
  { href: '/donations/new', label: 'Add a donation', roles: ACCOUNTS },
  { href: '/donations/purposes', label: 'Donations by purpose', roles: ACCOUNTS },
  { href: '/donations/statement', label: 'Yearly statement and certificates', roles: ACCOUNTS },
  { href: '/transfers/paste', label: 'Paste bank statement', roles: ACCOUNTS },
  { href: '/letters', label: 'Email templates', roles: ['admissions', 'accounts', 'head'] },
  ...lists.map((list) => ({ href: pathOf(list), label: list.title, roles: EDITORS })),
  { href: '/content/bin', label: 'Bin', roles: EDITORS },
  { href: '/people/roles', label: 'What each role can do', roles: ['head'] },
  { href: '/people/sessions', label: 'My sessions and passkeys', roles: ROLES },
];

/** Each typed word begins a word of the page's name. */
export function pagesNamed(typed: string, role: Role): Page[] {
  const words = typed.toLowerCase().split(/\s+/);
  const own = PAGES.filter(({ roles }) => roles.includes(role));
  return [...navigationOf(role), ...own].filter(({ label }) => {
    const known = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
}

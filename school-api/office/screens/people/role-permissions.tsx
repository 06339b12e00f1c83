import { screen } from '../../response';
import { type OfficeRoute, ROLE_TITLES, ROLES, type Role } from '../../route';
import { DataTable } from '../../view/data-table';
import { capital } from '../../view/text';

/** Subjects of the office's addresses. */
const AREAS: readonly (readonly [string, RegExp])[] = [
  ['Applications', /^\/(exports\/)?applications/],
  ['Donations and receipts', /^\/(exports\/)?((offline-)?donations|fees|transfers)/],
  ['Messages', /^\/(exports\/)?messages/],
  ['Job applications', /^\/(exports\/)?jobs/],
  ['Email templates', /^\/letters/],
  ['Undelivered emails', /^\/undelivered/],
  ['Content', /^\/(content|drawings)/],
  ['Pictures', /^\/pictures/],
  ['School details', /^\/school/],
  ['Admission form', /^\/form/],
  // Except their own sessions and passkeys, which everybody has.
  ['People', /^\/people(\/:id|\/invite|\/roles|$)/],
  ['Audit', /^\/audit/],
];

const VERBS: readonly (readonly [string, (route: OfficeRoute) => boolean])[] = [
  ['view', ({ method, path }) => method === 'GET' && !isExport(path)],
  ['change', ({ method, path }) => method === 'POST' && !isExport(path) && !isErasure(path)],
  ['export', ({ path }) => isExport(path)],
  ['erase', ({ method, path }) => method === 'POST' && isErasure(path)],
];

const isExport = (path: string) => /\/(exports?|statement)(\/|$)/.test(path);
const isErasure = (path: string) => /\/erase(-person)?$/.test(path);

/** Read from the routes themselves, so that it is always accurate. */
export function permissionsOf(routes: readonly OfficeRoute[], role: Role) {
  const own = routes.filter(({ roles }) => roles.includes(role));
  return AREAS.map(([area, pattern]) => {
    const there = own.filter(({ path }) => pattern.test(path));
    return { area, verbs: VERBS.flatMap(([verb, is]) => (there.some(is) ? verb : [])) };
  });
}

/** `routes` is a function, because it includes this route. */
export const permissionsRoute = (routes: () => readonly OfficeRoute[]): OfficeRoute => ({
  method: 'GET',
  path: '/people/roles',
  roles: ['head'],
  run: (request) => {
    const of = Object.fromEntries(ROLES.map((role) => [role, permissionsOf(routes(), role)]));
    const title = 'What each role can do';
    const body = (
      <>
        <DataTable
          caption={title}
          rows={AREAS.map(([area], index) => ({ area, index }))}
          columns={[
            { head: 'Area', cell: ({ area }) => area },
            ...ROLES.map((role) => ({
              head: ROLE_TITLES[role],
              cell: ({ index }: { index: number }) =>
                capital((of[role]?.[index]?.verbs ?? []).join(', ')) || 'No access',
            })),
          ]}
        />
        <p>Everybody manages their own sessions and passkeys.</p>
      </>
    );
    return screen(request, { title, back: { href: '/people', label: 'People' }, body });
  },
});

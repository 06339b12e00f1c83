import { expect, it } from 'vitest';
import type { Role } from '@/school-api/office/route';
import { officeRoutes } from '@/school-api/office/routes';
import { permissionsOf } from '@/school-api/office/screens/people/role-permissions';

const verbs = (role: Role, area: string) =>
  permissionsOf(officeRoutes, role).find((one) => one.area === area)?.verbs;

it('shows the head what each role can do, in agreement with the routes', () => {
  expect(verbs('editor', 'Content')).toEqual(['view', 'change']);
  expect(verbs('editor', 'Applications')).toEqual([]);
  expect(verbs('admissions', 'Applications')).toEqual(['view', 'change', 'export']);
  expect(verbs('head', 'Applications')).toEqual(['view', 'change', 'export', 'erase']);
  expect(verbs('accounts', 'Applications')).toEqual(['view']);
  expect(verbs('accounts', 'Donations and receipts')).toContain('export');
  expect(verbs('admissions', 'People')).toEqual([]);
});

it('has an area for each address except the common ones', () => {
  const known = officeRoutes.filter((route) =>
    permissionsOf([route], 'head').some((one) => one.verbs[0]),
  );
  const others = officeRoutes.filter((route) => !known.includes(route) && route.roles.length < 4);
  expect(others.map(({ path }) => path)).toEqual([]);
});

import type { Role } from '../../roles';
import type { OfficeRoute } from '../../route';
import { showSchool } from './form';
import { saveSchool } from './save';

const roles: readonly Role[] = ['editor', 'head'];

export const schoolRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/school', roles, run: (request) => showSchool(request) },
  { method: 'POST', path: '/school', roles, run: saveSchool },
];

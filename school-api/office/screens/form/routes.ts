import type { Role } from '../../roles';
import type { OfficeRoute } from '../../route';
import { showField } from './field';
import { showForm } from './list';
import { saveField } from './save';

const roles: readonly Role[] = ['admissions', 'head'];

export const formRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/form', roles, run: showForm },
  { method: 'GET', path: '/form/:key', roles, run: (request) => showField(request) },
  { method: 'POST', path: '/form/:key', roles, run: saveField },
];

import { ROLES } from '../../roles';
import type { OfficeRoute } from '../../route';
import { showToday } from './show';

export const todayRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/', roles: ROLES, run: showToday },
];

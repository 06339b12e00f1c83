import type { OfficeRoute } from '../../route';
import { recordRoutes } from '../records/routes';
import { application } from './application';
import { LIST, showApplications } from './list';

const { readers: roles = [] } = application;

export const admissionsRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: LIST.href, roles, run: showApplications },
  ...recordRoutes(application),
];

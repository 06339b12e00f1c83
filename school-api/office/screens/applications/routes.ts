import type { Role } from '../../roles';
import type { OfficeRoute } from '../../route';
import {
  resendApplicationMail,
  setApplicationState,
  strikeApplicationNote,
  writeApplicationNote,
} from './actions';
import { showApplication } from './detail';
import { showApplications } from './list';

/** Accounts look at registration fees, and change nothing. */
const readers: readonly Role[] = ['admissions', 'accounts', 'head'];
const roles: readonly Role[] = ['admissions', 'head'];
const path = '/applications/:number';

export const applicationRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/applications', roles: readers, run: showApplications },
  { method: 'GET', path, roles: readers, run: (request) => showApplication(request) },
  { method: 'POST', path: `${path}/state`, roles, run: setApplicationState },
  { method: 'POST', path: `${path}/notes`, roles, run: writeApplicationNote },
  { method: 'POST', path: `${path}/notes/:note/strike`, roles, run: strikeApplicationNote },
  { method: 'POST', path: `${path}/mails/:mail`, roles, run: resendApplicationMail },
];

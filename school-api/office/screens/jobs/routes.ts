import type { Role } from '../../roles';
import type { OfficeRoute } from '../../route';
import { askToEraseJob, eraseOneJob, setJobState, strikeJobNote, writeJobNote } from './actions';
import { sendCv } from './cv';
import { showJob } from './detail';
import { showJobs } from './list';

const roles: readonly Role[] = ['admissions', 'head'];
const path = '/jobs/:id';

export const jobRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/jobs', roles, run: showJobs },
  { method: 'GET', path, roles, run: (request) => showJob(request) },
  { method: 'GET', path: `${path}/cv`, roles, run: sendCv },
  { method: 'POST', path: `${path}/state`, roles, run: setJobState },
  { method: 'POST', path: `${path}/notes`, roles, run: writeJobNote },
  { method: 'POST', path: `${path}/notes/:note/strike`, roles, run: strikeJobNote },
  { method: 'GET', path: `${path}/erase`, roles, run: askToEraseJob },
  { method: 'POST', path: `${path}/erase`, roles, confirm: true, run: eraseOneJob },
];

import type { OfficeRoute } from '../../route';
import { recordRoutes } from '../records/routes';
import { sendCv } from './cv';
import { jobApplication } from './job-application';
import { LIST, showJobs } from './list';

const { roles, path } = jobApplication;

export const careersRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: LIST.href, roles, run: showJobs },
  { method: 'GET', path: `${path}/cv`, roles, run: sendCv },
  ...recordRoutes(jobApplication),
];

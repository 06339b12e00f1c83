import { and, eq } from 'drizzle-orm';
import { jobApplications } from '../../db';
import { matching } from './filter';
import { submitted } from './submitted';

export type OfficeJob = typeof jobApplications.$inferSelect;

export const {
  list: listJobs,
  ids: listJobIds,
  count: countJobs,
  show: showJob,
} = submitted(jobApplications, (filter) => {
  const { vacancy } = filter;
  const ofVacancy = vacancy === undefined ? undefined : eq(jobApplications.vacancy, vacancy);
  return and(matching(filter, jobApplications), ofVacancy);
});

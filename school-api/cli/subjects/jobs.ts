import path from 'node:path';
import type { Config } from '../../config';
import { countJobs, listJobs, type OfficeJob, showJob } from '../../repositories/office/jobs';
import { rowNumber, type Subject } from './subject';

function toRecord(row: OfficeJob, { forms }: Config) {
  return {
    id: row.id,
    received_at: row.createdAt,
    vacancy: row.vacancy,
    applicant_name: row.applicantName,
    mobile_code: row.mobileCode,
    mobile: row.mobile,
    email: row.email,
    qualification: row.qualification,
    experience_years: row.experience,
    /** Where to open it; retention leaves nothing. */
    cv: row.cvFile === '' ? '' : path.join(forms.cv.folder, row.cvFile),
  };
}

export const jobSubject: Subject = {
  name: 'jobs',
  one: 'job application',
  listed: ['id', 'received_at', 'vacancy', 'applicant_name', 'mobile', 'qualification'],
  fields: [
    ...['id', 'received_at', 'vacancy', 'applicant_name', 'mobile_code', 'mobile', 'email'],
    ...['qualification', 'experience_years', 'cv'],
  ],
  count: countJobs,
  list: async (db, filter, slice, config) =>
    (await listJobs(db, filter, slice)).map((row) => toRecord(row, config)),
  find: async (db, id, config) => {
    const number = rowNumber(id);
    const found = number === undefined ? undefined : await showJob(db, number);
    return found && toRecord(found, config);
  },
};

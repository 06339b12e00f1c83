import path from 'node:path';
import { countJobs, listJobIds, listJobs, type OfficeJob, showJob } from '../rows/jobs';
import { statesOf } from '../states/states';
import { OFFICE_STATE_FIELDS, officeStateOf } from './office-state';
import { type FindableSubject, type RecordSettings, rowNumber } from './subject';

function toRecord(row: OfficeJob, { forms }: RecordSettings) {
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
    /** What the file holds that a CV does not need, such as scripts: open it with care. */
    cv_findings: row.cvFindings,
    /** Empty after retention has removed the file. */
    cv: row.cvFile === '' ? '' : path.join(forms.cv.folder, row.cvFile),
    ...officeStateOf(row),
  };
}

export const jobSubject: FindableSubject = {
  name: 'jobs',
  singular: 'job application',
  fields: [
    ...['id', 'received_at', 'vacancy', 'applicant_name', 'mobile_code', 'mobile', 'email'],
    ...['qualification', 'experience_years', 'cv_findings', 'cv'],
    ...OFFICE_STATE_FIELDS,
  ],
  officeStates: statesOf('jobs'),
  sortedBy: { at: 'received_at', id: 'id' },
  count: countJobs,
  ids: listJobIds,
  list: async (db, filter, slice, config) =>
    (await listJobs(db, filter, slice)).map((row) => toRecord(row, config)),
  find: async (db, id, config) => {
    const number = rowNumber(id);
    const found = number === undefined ? undefined : await showJob(db, number);
    return found && toRecord(found, config);
  },
};

import path from 'node:path';
import { eq } from 'drizzle-orm';
import { EXPERIENCE_OPTIONS } from '@/contract/facts/job';
import { byText, jobApplications } from '../../db';
import { among, keysOf } from '../rows/keys';
import { statesOf } from '../states/states';
import {
  OFFICE_STATE_FIELDS,
  officeStateOf,
  type RecordSettings,
  recordsOfRows,
  type Subject,
} from './subject';

/** '5' is five years or more. */
const experienceIn = (years: string) =>
  EXPERIENCE_OPTIONS.find(({ value }) => value === years)?.label ?? years;

function toRecord(row: typeof jobApplications.$inferSelect, { forms }: RecordSettings) {
  return {
    id: row.id,
    received_at: row.createdAt,
    vacancy: row.vacancy,
    applicant_name: row.applicantName,
    mobile_code: row.mobileCode,
    mobile: row.mobile,
    email: row.email,
    qualification: row.qualification,
    experience_years: experienceIn(row.experience),
    /** What the file holds that a CV does not need, such as scripts: open it with care. */
    cv_findings: row.cvFindings,
    /** Empty after retention has removed the file. */
    cv: row.cvFile === '' ? '' : path.join(forms.cv.folder, row.cvFile),
    ...officeStateOf(row),
  };
}

const sorts = {
  name: byText(jobApplications.applicantName),
  vacancy: byText(jobApplications.vacancy),
};

export const careersSubject: Subject = {
  name: 'jobs',
  singular: 'job application',
  isNumbered: true,
  fields: [
    ...['id', 'received_at', 'vacancy', 'applicant_name', 'mobile_code', 'mobile', 'email'],
    ...['qualification', 'experience_years', 'cv_findings', 'cv'],
    ...OFFICE_STATE_FIELDS,
  ],
  officeStates: statesOf('jobs'),
  sorts: Object.keys(sorts),
  keys: keysOf(jobApplications, sorts, ({ vacancy }) =>
    vacancy === undefined ? undefined : eq(jobApplications.vacancy, vacancy),
  ),
  read: async (db, ids, settings) => {
    const rows = await db.select().from(jobApplications).where(among(jobApplications.id, ids));
    const record = (row: (typeof rows)[number]) => toRecord(row, settings);
    return recordsOfRows(ids, rows, ({ id }) => id, record, settings);
  },
};

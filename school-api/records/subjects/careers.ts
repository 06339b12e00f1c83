import path from 'node:path';
import { eq } from 'drizzle-orm';
import { EXPERIENCE_OPTIONS } from '@/contract/facts/job';
import { byText, jobApplications } from '../../db';
import { among, keysOf } from '../rows/keys';
import { statesOf } from '../states/states';
import { stateFields, subjectOf } from './subject';

type Row = typeof jobApplications.$inferSelect;

/** '5' means five years or more. */
const experienceIn = (years: string) =>
  EXPERIENCE_OPTIONS.find(({ value }) => value === years)?.label ?? years;

const sorts = {
  name: byText(jobApplications.applicantName),
  vacancy: byText(jobApplications.vacancy),
};

export const careersSubject = subjectOf<Row>({
  name: 'jobs',
  singular: 'job application',
  isNumbered: true,
  fields: {
    id: ({ id }) => id,
    received_at: ({ createdAt }) => createdAt,
    vacancy: ({ vacancy }) => vacancy,
    applicant_name: ({ applicantName }) => applicantName,
    mobile_code: ({ mobileCode }) => mobileCode,
    mobile: ({ mobile }) => mobile,
    email: ({ email }) => email,
    qualification: ({ qualification }) => qualification,
    experience_years: ({ experience }) => experienceIn(experience),
    /** Suspicious content of the file, such as scripts: open it with care. */
    cv_findings: ({ cvFindings }) => cvFindings,
    /** Empty after retention has removed the file. */
    cv: ({ cvFile }, { forms }) => (cvFile === '' ? '' : path.join(forms.cv.folder, cvFile)),
    ...stateFields((row: Row) => row),
  },
  officeStates: statesOf('jobs'),
  sorts: Object.keys(sorts),
  keys: keysOf(jobApplications, sorts, ({ vacancy }) =>
    vacancy === undefined ? undefined : eq(jobApplications.vacancy, vacancy),
  ),
  rows: (db, ids) => db.select().from(jobApplications).where(among(jobApplications.id, ids)),
  idOf: ({ id }) => id,
});

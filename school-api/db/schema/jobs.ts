import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { jobWords } from './search-words';
import { byText } from './sort-values';
import { stateColumns } from './state-columns';

export const jobApplications = pgTable(
  'job_applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    vacancy: text().notNull(),
    applicantName: text('applicant_name').notNull(),
    mobileCode: text('mobile_code').notNull(),
    mobile: text().notNull(),
    email: text().notNull(),
    qualification: text().notNull(),
    experience: text().notNull(),
    /** The name of the file in the private CV folder; empty once retention has removed it. */
    cvFile: text('cv_file').notNull(),
    cvBytes: integer('cv_bytes').notNull(),
    /** Content that a CV does not need, such as scripts. */
    cvFindings: text('cv_findings').notNull().default(''),
    /** The notice shown above the form. */
    noticeVersion: text('notice_version').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    ...stateColumns(),
  },
  (table) => {
    // Read backwards for newest first.
    const newest = [table.createdAt, table.id] as const;
    return [
      index('job_applications_newest').on(...newest),
      index('job_applications_state').on(table.officeState, ...newest),
      index('job_applications_vacancy').on(table.vacancy, ...newest),
      index('job_applications_by_name').on(byText(table.applicantName), table.id),
      index('job_applications_by_vacancy').on(byText(table.vacancy), table.id),
      index('job_applications_words').using('gin', jobWords(table)).with({ fastupdate: false }),
    ];
  },
);

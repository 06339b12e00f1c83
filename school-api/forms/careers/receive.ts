import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import {
  cvFile,
  isEmail,
  type JobApplicationFields,
  jobApplicationFields,
  NOTICE_FIELD,
} from '@/contract';
import { listVacancies } from '../../content';
import { type Db, jobApplications } from '../../db';
import { enqueueMail, OFFICE } from '../../mail';
import { fieldsOf, mailboxKey } from '../../platform';
import type { FormDeps } from '../deps';
import { type StoredFile, storeForm } from '../files/store-file';
import { checkJob } from './validate';

/** Stores a job application with its CV. */
export function receiveJob(c: Context, { db, log, now, settings }: FormDeps): Promise<void> {
  const check = async (fields: Record<string, string>) => {
    const { data, error } = jobApplicationFields.safeParse(fields);
    if (error) return { errors: fieldsOf(error) };
    const vacancies = await listVacancies({ db });
    const names = vacancies.map(({ vacancy_name }) => vacancy_name.trim());
    return { data, errors: checkJob(data, names) };
  };
  return storeForm(
    c,
    { db, log, cv: settings.cv },
    {
      expected: cvFile,
      check,
      insert: (tx, sent, file) => insert(tx, sent, file, now()),
    },
  );
}

async function insert(
  tx: Db,
  sent: JobApplicationFields,
  { name, bytes, findings }: StoredFile,
  createdAt: Date,
) {
  const { vacancy, email, qualification, experience, mobile } = sent;
  const { applicant_name: applicantName, mobile_code: mobileCode } = sent;
  const { [NOTICE_FIELD]: noticeVersion } = sent;
  const file = { cvFile: name, cvBytes: bytes, cvFindings: findings };
  const applicant = { vacancy, applicantName, email, qualification, experience };
  const [row] = await tx
    .insert(jobApplications)
    .values({ ...applicant, ...file, mobileCode, mobile, noticeVersion, createdAt })
    .returning({ id: jobApplications.id });
  const officeData = { ...applicant, mobile: `${mobileCode} ${mobile}` };
  const office = { key: `office-job:${row?.id}`, kind: 'office-job', to: OFFICE } as const;
  await enqueueMail(tx, { ...office, data: officeData }, createdAt);
  // The form accepts some addresses that cannot receive email.
  if (!isEmail(email)) return;
  const key = acknowledgementKey(email, vacancy, createdAt);
  const acknowledgement = { key, kind: 'job-acknowledgement', to: email } as const;
  await enqueueMail(tx, { ...acknowledgement, data: { vacancy } }, createdAt);
}

/**
 * Anybody may enter a stranger's address, so an address gets one acknowledgement per vacancy and day.
 * Hashed, because keys are kept longer than addresses.
 */
function acknowledgementKey(email: string, vacancy: string, now: Date): string {
  const name = createHash('sha256')
    .update(`${mailboxKey(email)} ${vacancy}`)
    .digest('hex');
  return `job:${now.toISOString().slice(0, 10)}:${name.slice(0, 40)}`;
}

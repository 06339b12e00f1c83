import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import { CV_FIELD, isEmail, type JobApplicationFields, jobApplicationFields } from '@/contract';
import type { Db } from '../db/db';
import { jobApplications } from '../db/schema/jobs';
import type { CvSettings } from '../form-variables';
import { fieldsOf, invalid } from '../http/json-body';
import type { Log } from '../log';
import { OFFICE } from '../mail/kinds';
import { enqueueMail } from '../mail/outbox';
import { listVacancies } from '../repositories/careers';
import { flush, type NewCv, newCv } from './cv-folder';
import { isPdf } from './pdf';
import { scan } from './scanner';
import { isKnownCv } from './sweep';
import { CV_MISSING, CV_NOT_PDF, receiveUpload, type Upload } from './upload';
import { checkJob } from './validate';

type Parts = { db: Db; log: Log; now: () => Date; cv: CvSettings };

/** Takes a job application: the file and the row together, or neither. */
export async function receiveJob(c: Context, parts: Parts): Promise<void> {
  const cv = await newCv(parts.cv.folder);
  try {
    const upload = await receiveUpload(c, cv.arriving);
    const sent = await check(upload, cv, parts);
    await flush(cv.arriving);
    await keep(parts, sent, cv, upload.cvBytes);
  } catch (error) {
    await rm(cv.arriving, { force: true });
    throw error;
  }
}

async function check({ fields, cvBytes }: Upload, cv: NewCv, { db, log, cv: settings }: Parts) {
  const parsed = jobApplicationFields.safeParse(fields);
  const errors: Record<string, string> = {};
  if (!parsed.success) Object.assign(errors, fieldsOf(parsed.error));
  else {
    const vacancies = await listVacancies(db);
    const names = vacancies.map(({ vacancy_name }) => vacancy_name.trim());
    Object.assign(errors, checkJob(parsed.data, names));
  }
  if (cvBytes === 0) errors[CV_FIELD] = CV_MISSING;
  else if (!(await isPdf(cv.arriving))) errors[CV_FIELD] = CV_NOT_PDF;
  if (!parsed.success || Object.keys(errors).length > 0) throw invalid(errors);
  if (settings.scanner !== undefined) await scan(cv.arriving, settings.scanner, log);
  return parsed.data;
}

/** The file gets its name inside the transaction: a row without its file is never seen. */
async function keep({ db, now }: Parts, sent: JobApplicationFields, cv: NewCv, cvBytes: number) {
  try {
    await db.transaction(async (tx) => {
      await insert(tx, sent, cv, cvBytes, now());
      await rename(cv.arriving, cv.kept);
      await flush(path.dirname(cv.kept));
    });
  } catch (error) {
    // A commit may have held although its answer was lost; then the file belongs to a row.
    const kept = await isKnownCv(db, cv.name).catch(() => true);
    if (!kept) await rm(cv.kept, { force: true });
    throw error;
  }
}

async function insert(
  tx: Db,
  sent: JobApplicationFields,
  cv: NewCv,
  cvBytes: number,
  createdAt: Date,
) {
  const { vacancy, email, qualification, experience, mobile } = sent;
  const { applicant_name: applicantName, mobile_code: mobileCode } = sent;
  const applicant = { vacancy, applicantName, email, qualification, experience };
  const [row] = await tx
    .insert(jobApplications)
    .values({ ...applicant, mobileCode, mobile, cvFile: cv.name, cvBytes, createdAt })
    .returning({ id: jobApplications.id });
  const officeData = { ...applicant, mobile: `${mobileCode} ${mobile}` };
  const office = { key: `office-job:${row?.id}`, kind: 'office-job', to: OFFICE } as const;
  await enqueueMail(tx, { ...office, data: officeData }, createdAt);
  // The form lets through addresses that no mail can be sent to.
  if (!isEmail(email)) return;
  const key = thanksKey(email, vacancy, createdAt);
  const thanks = { key, kind: 'job-acknowledgement', to: email } as const;
  await enqueueMail(tx, { ...thanks, data: { applicantName, vacancy } }, createdAt);
}

/**
 * Anybody may write anybody's address into the form: one post thanks an address once a day, however
 * often it is applied for. The address itself is kept where the mail is, and no longer.
 */
function thanksKey(email: string, vacancy: string, now: Date): string {
  const name = createHash('sha256').update(`${email.toLowerCase()} ${vacancy}`).digest('hex');
  return `job:${now.toISOString().slice(0, 10)}:${name.slice(0, 40)}`;
}

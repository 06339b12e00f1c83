import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import {
  CV_FIELD,
  isEmail,
  type JobApplicationFields,
  jobApplicationFields,
  NOTICE_FIELD,
} from '@/contract';
import { listVacancies } from '../../content';
import { type Db, jobApplications, takeAdvisoryLock } from '../../db';
import { enqueueMail, OFFICE } from '../../mail';
import { fieldsOf, invalid, type Log, mailboxKey } from '../../platform';
import type { CvSettings } from '../variables';
import { cvFindings } from './cv-findings';
import { flush, type NewCv, newCv } from './cv-folder';
import { isKnownCv } from './orphaned-cvs';
import { isPdf } from './pdf';
import { scan } from './scanner';
import { requireStorageSpace } from './storage';
import { CV_MISSING, CV_NOT_PDF, receiveUpload, type Upload } from './upload';
import { checkJob } from './validate';

type CvFile = { cvBytes: number; cvFindings: string };
type Deps = { db: Db; log: Log; now: () => Date; cv: CvSettings };

/** Stores a job application: file and row together, or neither. */
export async function receiveJob(c: Context, deps: Deps): Promise<void> {
  const cv = await newCv(deps.cv.folder);
  await requireStorageSpace(deps.db, deps.log, deps.cv);
  try {
    const upload = await receiveUpload(c, cv.tempPath);
    const sent = await check(upload, cv, deps);
    await flush(cv.tempPath);
    const findings = await cvFindings(cv.tempPath);
    if (findings)
      deps.log.warn({ event: 'cv-findings', findings }, 'CV with other content refused');
    await store(deps, sent, cv, { cvBytes: upload.cvBytes, cvFindings: findings });
  } catch (error) {
    await rm(cv.tempPath, { force: true });
    throw error;
  }
}

async function check({ fields, cvBytes }: Upload, cv: NewCv, { db, log, cv: settings }: Deps) {
  const parsed = jobApplicationFields.safeParse(fields);
  const errors: Record<string, string> = {};
  if (!parsed.success) Object.assign(errors, fieldsOf(parsed.error));
  else {
    const vacancies = await listVacancies({ db });
    const names = vacancies.map(({ vacancy_name }) => vacancy_name.trim());
    Object.assign(errors, checkJob(parsed.data, names));
  }
  if (cvBytes === 0) errors[CV_FIELD] = CV_MISSING;
  else if (!(await isPdf(cv.tempPath))) errors[CV_FIELD] = CV_NOT_PDF;
  if (!parsed.success || Object.keys(errors).length > 0) throw invalid(errors);
  if (settings.scanner !== undefined) await scan(cv.tempPath, settings.scanner, log);
  return parsed.data;
}

/** The file is renamed inside the transaction, so that no row is visible without its file. */
async function store(
  { db, log, now, cv: settings }: Deps,
  sent: JobApplicationFields,
  cv: NewCv,
  file: CvFile,
) {
  try {
    await db.transaction(async (tx) => {
      await takeAdvisoryLock(tx, 'cv-storage', '');
      await requireStorageSpace(tx, log, settings);
      await insert(tx, sent, { ...file, cvFile: cv.name }, now());
      await rename(cv.tempPath, cv.path);
      await flush(path.dirname(cv.path));
    });
  } catch (error) {
    // The commit may have succeeded although its response was lost; then the row needs the file.
    const isStored = await isKnownCv(db, cv.name).catch(() => true);
    if (!isStored) await rm(cv.path, { force: true });
    throw error;
  }
}

async function insert(
  tx: Db,
  sent: JobApplicationFields,
  file: CvFile & { cvFile: string },
  createdAt: Date,
) {
  const { vacancy, email, qualification, experience, mobile } = sent;
  const { applicant_name: applicantName, mobile_code: mobileCode } = sent;
  const { [NOTICE_FIELD]: noticeVersion } = sent;
  const applicant = { vacancy, applicantName, email, qualification, experience };
  const [row] = await tx
    .insert(jobApplications)
    .values({ ...applicant, mobileCode, mobile, ...file, noticeVersion, createdAt })
    .returning({ id: jobApplications.id });
  const officeData = { ...applicant, mobile: `${mobileCode} ${mobile}` };
  const office = { key: `office-job:${row?.id}`, kind: 'office-job', to: OFFICE } as const;
  await enqueueMail(tx, { ...office, data: officeData }, createdAt);
  // The form accepts some addresses to which no mail can be sent.
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

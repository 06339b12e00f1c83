import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import type { FileFacts } from '@/contract';
import { type Db, takeAdvisoryLock } from '../../db';
import { flush, invalid, type Log } from '../../platform';
import type { CvSettings } from '../variables';
import { detectType } from './detect-type';
import { pdfFindings } from './findings';
import { type NewFile, newFile } from './folder';
import { isKnownFile } from './orphans';
import { receiveFile } from './receive-file';
import { scan } from './scanner';
import { requireStorageSpace } from './storage';

export type StoredFile = { name: string; bytes: number; type: string; findings: string };

type Deps = { db: Db; log: Log; cv: CvSettings };

type Steps<T> = {
  expected: FileFacts;
  /** The form's fields, or their errors, which are reported together with the file's. */
  check: (
    fields: Record<string, string>,
  ) => Promise<{ data?: T | undefined; errors: Record<string, string> }>;
  insert: (tx: Db, data: T, file: StoredFile) => Promise<void>;
};

/** Stores a form with its file: file and row together, or neither. */
export async function storeForm<T>(c: Context, deps: Deps, steps: Steps<T>): Promise<void> {
  const { db, log, cv } = deps;
  const { expected } = steps;
  const file = await newFile(cv.folder);
  await requireStorageSpace(db, log, cv);
  try {
    const { fields, bytes } = await receiveFile(c, expected, file.tempPath);
    const { data, errors } = await steps.check(fields);
    const type = bytes === 0 ? undefined : await detectType(file.tempPath, expected);
    const { missing, wrongType } = expected.messages;
    if (type === undefined) errors[expected.file] = bytes === 0 ? missing : wrongType;
    if (data === undefined || type === undefined || Object.keys(errors).length > 0) {
      throw invalid(errors);
    }
    const { scanner } = cv;
    if (scanner) await scan(file.tempPath, { command: scanner, field: expected.file, log });
    await flush(file.tempPath);
    const findings = type === 'application/pdf' ? await pdfFindings(file.tempPath) : '';
    if (findings) log.warn({ event: 'cv-findings', findings }, 'a file has content to check');
    const stored = { name: file.name, bytes, type, findings };
    await store(deps, file, (tx) => steps.insert(tx, data, stored));
  } catch (error) {
    await rm(file.tempPath, { force: true });
    throw error;
  }
}

/** The file is renamed inside the transaction, so that no row is visible without its file. */
async function store({ db, log, cv }: Deps, file: NewFile, insert: (tx: Db) => Promise<void>) {
  try {
    await db.transaction(async (tx) => {
      await takeAdvisoryLock(tx, 'cv-storage', '');
      await requireStorageSpace(tx, log, cv);
      await insert(tx);
      await rename(file.tempPath, file.path);
      await flush(path.dirname(file.path));
    });
  } catch (error) {
    // The commit may have succeeded although its response was lost; the row then needs the file.
    const isStored = await isKnownFile(db, file.name).catch(() => true);
    if (!isStored) await rm(file.path, { force: true });
    throw error;
  }
}

import { randomBytes } from 'node:crypto';
import type { Db } from '@/school-api/db/db';
import { openDatabase } from '@/school-api/db/open';
import { applications } from '@/school-api/db/schema/applications';
import { listen } from '@/school-api/platform/http/listen';
import { hashToken } from '@/school-api/platform/secret-token';
import { grantOf, openPaymentsApp } from '../school-api/money/payments/payments-app';
import { createDatabase, migrationsFolder } from '../school-api/test-database';
import { closing } from '../support/closing';
import { addRecords } from '../support/content';
import { tempFolder } from '../support/temp-folder';

/** Runs in the test's process, so that it survives the school's crashes. */
export async function openProvider() {
  const api = await openPaymentsApp();
  const server = await listen(api.app, { host: '127.0.0.1', port: 0 });
  closing(() => server.close());
  return { api, url: `${server.url}/sandbox` };
}

export type RunningProvider = Awaited<ReturnType<typeof openProvider>>;

export async function openSchool(provider: RunningProvider, applicants: number) {
  const dataDir = tempFolder();
  const { url: databaseUrl, drop } = await createDatabase();
  closing(drop);
  const open = () => openDatabase({ databaseUrl, dataDir, migrationsFolder });
  const withDatabase = async <T>(read: (db: Db) => Promise<T>): Promise<T> => {
    const opened = await open();
    try {
      return await read(opened.db);
    } finally {
      await opened.close();
    }
  };
  const ready = await withDatabase((db) => insertApplications(db, applicants));
  const { keyId, keySecret, webhookSecret } = provider.api.account;
  const env = {
    SCHOOL_API_PORT: '0',
    SCHOOL_DATA_DIR: dataDir,
    SCHOOL_SEED: 'none',
    LOG_LEVEL: 'info',
    DATABASE_URL: databaseUrl,
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    FAULT_PROVIDER: provider.url,
  };
  return { env, withDatabase, applications: ready };
}

export type School = Awaited<ReturnType<typeof openSchool>>;

async function insertApplications(db: Db, count: number): Promise<string[]> {
  await addRecords(db, 'fees', [{ category: 'Admission Registration Fee', amount: 1500 }]);
  const now = new Date();
  const rows = Array.from({ length: count }, () => ({
    id: randomBytes(24).toString('base64url'),
    email: 'parent@example.org',
    emailKey: 'parent@example.org',
    firstName: 'Asha',
    createdAt: now,
    verifiedAt: now,
    completedAt: now,
  }));
  const granted = rows.map((row) => ({ ...row, grantHash: hashToken(grantOf(row.id)) }));
  await db.insert(applications).values(granted);
  return rows.map(({ id }) => id);
}

import { pino } from 'pino';
import { type App, type AppParts, createApp } from '@/school-api/app';
import { seedOnce } from '@/school-api/content';
import type { OpenDatabase } from '@/school-api/db';
import { openTestDatabase } from './test-database';

/** Three weeks before the first admission date of the demo. */
const SEEDED_AT = new Date('2026-11-21T10:00:00Z');

export const SEED_MEDIA = 'school-api/content/seed/media';

export type TestApp = { app: App; database: OpenDatabase; close: () => Promise<void> };

/** The API over a test database, empty unless `seeded`. */
export async function openTestApp(
  options: { seeded?: boolean } & Partial<AppParts> = {},
): Promise<TestApp> {
  const { seeded = false, ...parts } = options;
  const database = await openTestDatabase();
  if (seeded) await seedOnce(database.db, SEEDED_AT);
  const log = pino({ level: 'silent' });
  const app = createApp({ db: database.db, log, mediaFolders: [SEED_MEDIA], ...parts });
  return { app, database, close: database.close };
}

export async function getJson(app: App, path: string): Promise<unknown> {
  const response = await app.request(path);
  return response.json();
}

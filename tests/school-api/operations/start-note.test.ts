import { describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import { startNote } from '@/school-api/operations';
import { recordingLog } from '../forms/forms-app';
import { openTestDatabase } from '../test-database';

const database = await openTestDatabase();

describe('the worker of the daily note', () => {
  const site = { SITE_URL: 'https://www.vraja-school.in', SMTP_URL: 'smtp://127.0.0.1:2525' };

  it.each([
    [{ SITE_URL: site.SITE_URL }, 0],
    [{ SMTP_URL: site.SMTP_URL }, 0],
    [{ ...site, SITE_URL: 'http://localhost:3000' }, 0],
    [site, 1],
  ])('starts if the public reads the site and emails are sent: with %j, %s', async (env, count) => {
    const { log } = recordingLog();
    const config = readConfig(env);
    const rest = { log, now: () => new Date(), findings: async () => [], mail: config.mail };
    const workers = startNote({ db: database.db, ...rest }, config);
    for (const worker of workers) await worker.stop();
    expect(workers).toHaveLength(count);
  });
});

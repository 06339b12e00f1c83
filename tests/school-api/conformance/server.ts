import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { type App, createApp } from '@/school-api/app';
import { readConfig } from '@/school-api/config';
import { listen } from '@/school-api/http/listen';
import { openPayments } from '@/school-api/payments/open-payments';
import { insertDemo } from '@/school-api/seed/insert-demo';
import type { Finding } from '@/scripts/conformance/findings';
import { openTestDatabase } from '../test-database';

/** The embedded API over real HTTP; `around` may put something before it. */
export async function openServer(around: (app: App) => App = (app) => app) {
  const { db, close } = await openTestDatabase();
  await insertDemo(db, new Date());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'school-conformance-'));
  const config = readConfig({ SCHOOL_DATA_DIR: dataDir, NODE_ENV: 'test' });
  const log = pino({ level: 'silent' });
  const now = () => new Date();
  let ownUrl = '';
  const payments = await openPayments(config.payments, { db, log, now, ownUrl: () => ownUrl });
  const { mediaFolders } = config;
  const forms = { now, settings: config.forms };
  const app = around(createApp({ db, log, mediaFolders, payments, forms }));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  ownUrl = server.url;
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What does not hold, a line each. */
export function failing(findings: readonly Finding[], verdict: Finding['verdict'] = 'fails') {
  return findings
    .filter((finding) => finding.verdict === verdict)
    .map(({ call, check, detail }) => `${call}: ${check} (${detail})`);
}

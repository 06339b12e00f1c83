import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { z } from 'zod';
import { type App, createApp } from '@/school-api/app';
import { readConfig } from '@/school-api/config';
import { insertDemo } from '@/school-api/content/seed/insert-demo';
import { type Db, outbox } from '@/school-api/db';
import { openPayments } from '@/school-api/money';
import { type AppEnv, listen } from '@/school-api/platform';
import type { Finding } from '@/scripts/conformance/findings';
import { runConformance } from '@/scripts/conformance/run';
import { closing } from '../../support/closing';
import { tempFolder } from '../../support/temp-folder';
import { openTestDatabase } from '../test-database';

/** The embedded API over HTTP; `around` may wrap the app. */
export async function openServer(around: (app: App) => App = (app) => app) {
  const { db, close } = await openTestDatabase();
  await insertDemo(db, new Date());
  const dataDir = tempFolder();
  const config = readConfig({ SCHOOL_DATA_DIR: dataDir, NODE_ENV: 'test' });
  const log = pino({ level: 'silent' });
  const now = () => new Date();
  let ownUrl = '';
  const payments = await openPayments(config.payments, { db, log, now, ownUrl: () => ownUrl });
  const { mediaFolders } = config;
  const forms = { now, settings: config.forms };
  const app = around(createApp({ db, log, mediaFolders, payments, forms, tax: config.tax }));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  ownUrl = server.url;
  let parents = 0;
  return {
    url: server.url,
    /** A new address, and a reader for the code in its mail. */
    mailbox: () => {
      parents += 1;
      const address = `mailbox-${parents}@example.org`;
      return { address, readCode: () => newestCode(db, address) };
    },
    close: closing(async () => {
      await server.close();
      await close();
    }),
  };
}

type Front = (app: App) => App;

/** The embedded API behind a proxy that each test chooses. */
export async function openServerBehindProxy() {
  let choose: (front: Front) => void = () => undefined;
  const server = await openServer((app) => {
    let chosen = app;
    choose = (front) => {
      chosen = front(app);
    };
    const outer: App = new Hono<AppEnv>();
    return outer.mount('/', (request) => chosen.fetch(request));
  });
  return {
    findingsOf: (front: Front) => {
      choose(front);
      return runConformance(server.url, { write: true, mailbox: server.mailbox() });
    },
    close: server.close,
  };
}

const codeMail = z.object({ code: z.string() });

async function newestCode(db: Db, address: string): Promise<string> {
  const sent = and(eq(outbox.kind, 'otp'), eq(outbox.recipient, address));
  const [mail] = await db.select().from(outbox).where(sent).orderBy(desc(outbox.id)).limit(1);
  return mail === undefined ? '' : codeMail.parse(mail.data).code;
}

/** Failed checks, one line each. */
export function messagesOf(findings: readonly Finding[], verdict: Finding['verdict'] = 'fails') {
  return findings
    .filter((finding) => finding.verdict === verdict)
    .map(({ call, check, detail }) => `${call}: ${check} (${detail})`);
}

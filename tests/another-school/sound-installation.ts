import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { school } from '@/content/school';
import { type Config, readConfig } from '@/school-api/config';
import type { Db } from '@/school-api/db/db';
import { applications } from '@/school-api/db/schema/applications';
import { contentRecords } from '@/school-api/db/schema/content-records';
import { donorTaxIds } from '@/school-api/db/schema/donations';
import { officePeople } from '@/school-api/db/schema/office-people';
import { disputes, paymentEvents, paymentOrders } from '@/school-api/db/schema/orders';
import { outbox } from '@/school-api/db/schema/outbox';
import { appliedSeeds } from '@/school-api/db/schema/seeding';
import type { TaxFacts } from '@/school-api/money';
import { officeCheck } from '@/school-api/office/check';
import type { CheckDeps, Finding } from '@/school-api/operations/checks/check';
import { runChecks } from '@/school-api/operations/checks/run-checks';
import { commandLine } from '../school-api/cli/office';
import { startMailServer } from '../school-api/mail-server';
import { openTestDatabase } from '../school-api/test-database';
import { closing } from '../support/closing';
import { addRecords } from '../support/content';
import { tempFolder } from '../support/temp-folder';

const HOUR_MS = 3_600_000;
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

const SITE = 'https://www.banyan-valley.in';
const GB = 1024 ** 3;

/** The responses of the outside world; a test changes them to plant a fault. */
export type World = {
  db: Db;
  folder: string;
  env: Record<string, string>;
  facts: TaxFacts;
  records: Record<string, string[]>;
  answers: Record<string, () => Response>;
  freeBytes: number;
  certificateEnd: Date;
  now: () => Date;
  config: (sound: Config) => Config;
};

/** Starts with a school that is ready for the public: no findings, until a test plants one. */
export async function openSoundInstallation() {
  const { db } = await openTestDatabase();
  const mailServer = await startMailServer();
  closing(mailServer.stop);
  const [folder, kept] = [tempFolder(), tempFolder()];
  const soundBackup = path.join(kept, 'sound.tar');
  await commandLine(db, kept)('backup', soundBackup);

  return async function begin(): Promise<World> {
    for (const table of [
      ...[outbox, disputes, paymentOrders, paymentEvents],
      ...[applications, contentRecords, donorTaxIds, officePeople, appliedSeeds],
    ]) {
      await db.delete(table);
    }
    await addRecords(db, 'fees', [{ category: 'Registration', amount: 1500 }]);
    rmSync(folder, { recursive: true, force: true });
    for (const name of ['data/cv', 'backups']) {
      mkdirSync(path.join(folder, name), { recursive: true, mode: 0o700 });
    }
    copyFileSync(soundBackup, backupFile({ folder }));
    await addActivity(db);
    return {
      db,
      folder,
      env: {
        SITE_URL: SITE,
        NODE_ENV: 'production',
        SMTP_URL: mailServer.url,
        SCHOOL_DATA_DIR: path.join(folder, 'data'),
        BACKUP_DIR: path.join(folder, 'backups'),
        OFFICE_PORT: '4100',
        OFFICE_URL: 'https://office.banyan-valley.in',
        RAZORPAY_KEY_ID: 'rzp_live_1',
        RAZORPAY_KEY_SECRET: 'secret-of-the-keys',
        RAZORPAY_WEBHOOK_SECRET: 'secret-of-the-webhook',
        METRICS_TOKEN: 'secret-of-the-figures',
      },
      facts: school,
      records: {
        'banyan-valley.example': ['v=spf1 include:mail.example -all', 'another record'],
        '_dmarc.banyan-valley.example': ['v=DMARC1; p=reject'],
      },
      answers: {
        [`${SITE}/api/healthz`]: () => Response.json({ status: 'ok' }),
        [`${SITE}/api/captcha/challenge`]: () => Response.json({ parameters: {}, signature: 's' }),
      },
      freeBytes: 20 * GB,
      certificateEnd: hoursAgo(-60 * 24),
      now: () => new Date(),
      config: (sound) => sound,
    };
  };
}

export const backupFile = ({ folder }: Pick<World, 'folder'>) =>
  path.join(folder, 'backups/school-20261121T214003Z.tar');

async function addActivity(db: Db) {
  const parents = Array.from({ length: 12 }, (_, n) => ({
    id: `application-${n}`,
    email: `parent${n}@example.org`,
    emailKey: `parent${n}@example.org`,
    client: `203.0.113.${n}`,
    createdAt: hoursAgo(30),
  }));
  await db.insert(applications).values(parents);
  await addOrder(db, { state: 'paid', paidAt: hoursAgo(26) });
  await db.insert(paymentEvents).values({
    id: 'event',
    event: 'payment.captured',
    providerOrderId: 'o',
    receivedAt: hoursAgo(25),
  });
  await addMail(db, { state: 'sent' });
  for (const name of ['Meera', 'Keshav']) await addHead(db, name);
}

export async function addHead(db: Db, name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  const dates = { invitedAt: hoursAgo(50), joinedAt: hoursAgo(49) };
  await db.insert(officePeople).values({ name, email, emailKey: email, role: 'head', ...dates });
}

export async function addOrder(db: Db, changes: Partial<typeof paymentOrders.$inferInsert>) {
  const opened = hoursAgo(27);
  await db.insert(paymentOrders).values({
    id: `order-${Math.random()}`,
    subjectId: `subject-${Math.random()}`,
    purpose: 'donation',
    amount: 100,
    createdAt: opened,
    openedAt: opened,
    ...changes,
  });
}

export async function addMail(db: Db, changes: Partial<typeof outbox.$inferInsert>) {
  await db.insert(outbox).values({
    key: `mail-${Math.random()}`,
    kind: 'admission-receipt',
    recipient: 'a@example.org',
    data: {},
    nextTryAt: hoursAgo(26),
    createdAt: hoursAgo(26),
    ...changes,
  });
}

export async function findingsOf(world: World, limitMs?: number): Promise<Finding[]> {
  return runChecks(depsOf(world), { others: [officeCheck], limitMs });
}

function depsOf(world: World): CheckDeps {
  return {
    db: world.db,
    config: world.config(readConfig(world.env, world.facts)),
    now: world.now,
    fetch: async (input) => {
      const answer = world.answers[String(input)];
      if (answer === undefined) throw new Error('nobody answers');
      return answer();
    },
    lookUpText: async (name) => world.records[name] ?? [],
    freeBytes: async () => world.freeBytes,
    certificateEnd: async () => world.certificateEnd,
  };
}

import { execFileSync } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '@/school-api/db/schema/outbox';
import { Clock } from './support/clock';
import type { Fault } from './support/faults';
import { mailServer } from './support/mail';
import { openScene, ownDatabase, type Scene } from './support/scene';
import { newFolder } from './support/town';

const MOST_WAIT_MINUTES = 10;

const folder = newFolder('clock');
const clock = new Clock(folder.path);
let mail: Awaited<ReturnType<typeof mailServer>>;
let databaseUrl: string;
let scene: Scene;
beforeAll(async () => {
  mail = await mailServer();
  databaseUrl = await ownDatabase();
  const apiEnv = { SMTP_URL: mail.service.url, ...clock.env };
  scene = await openScene('mail', { databaseUrl, apiEnv });
});
afterAll(async () => {
  await scene.close();
  await mail.close();
  folder.remove();
});

const waiting = () => scene.db.select().from(outbox).where(eq(outbox.state, 'pending'));
const dead = () => scene.db.select().from(outbox).where(eq(outbox.state, 'dead'));

/** The next try of every mail that has failed is due. */
const later = () => clock.jump(MOST_WAIT_MINUTES, [scene.api]);

async function allTried(): Promise<void> {
  await scene.until('each mail was tried', async () =>
    (await waiting()).every(({ tries, leasedUntil }) => tries > 0 && leasedUntil === null),
  );
}

/** Every mail has become a letter, and none two, but for those that are named. */
async function expectEachOnce(fault: Fault, { doubles = 0 } = {}): Promise<void> {
  await scene.calm(fault);
  await scene.until('no mail waits', async () => (await waiting()).length === 0);
  const rows = await scene.db.select().from(outbox);
  const letters = mail.letters();
  const wanted = rows.map(
    ({ id, createdAt }) => `<${id}.${createdAt.getTime()}@vidyapeeth.example.org>`,
  );
  expect([...new Set(letters)].sort()).toEqual(wanted.sort());
  expect(letters.length - wanted.length).toBe(doubles);
}

describe('the mail server', () => {
  it('down: visitors notice nothing, and the letters go when it is back', async () => {
    const { visitors, writers } = await scene.watched();
    await writers.once();
    await visitors.everyPageAgain();
    await allTried();
    await mail.service.start();
    await later();
    await expectEachOnce('Mail server down');
  });

  it('slow: visitors do not wait for it', async () => {
    mail.be('slow');
    const { writers } = await scene.watched();
    await writers.once();
    mail.be('well');
    await expectEachOnce('Mail server slow');
  });

  it('refusing every receiver: the letters stay, and the office sends them again', async () => {
    mail.be('refusing');
    const { writers } = await scene.watched();
    await writers.once();
    await scene.until('all are given up', async () => (await waiting()).length === 0);
    const given = await dead();
    expect(given.length).toBeGreaterThan(3);
    expect([...new Set(given.map(({ lastError }) => lastError))]).toEqual(['EENVELOPE 550']);
    mail.be('well');
    // The office's clock is that of its mails.
    execFileSync('node_modules/.bin/tsx', ['school-api/cli/main.ts', 'mail', 'resend', '--dead'], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    await expectEachOnce('Mail server refusing (550)');
  });

  it('dying in the midst of a letter, and once before its yes: one letter may come twice', async () => {
    const { writers } = await scene.watched();
    for (const mood of ['dying in the letter', 'dying before its yes'] as const) {
      mail.be(mood);
      await writers.once();
      await later();
      await mail.service.program.ended;
      await allTried();
      await mail.service.kill();
      mail.be('well');
      await mail.service.start();
    }
    await later();
    await expectEachOnce('Mail server dying in DATA', { doubles: 1 });
  });
});

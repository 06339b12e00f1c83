import { execFileSync } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { school } from '@/content/school';
import { outbox } from '@/school-api/db/schema/outbox';
import { newFolder } from '@/scripts/run/folder';
import { startMailServer } from '../school-api/mail-server';
import { closing } from '../support/closing';
import { Clock } from './support/clock';
import { openTestBed, ownDatabase } from './support/test-bed';

const MAX_WAIT_MINUTES = 10;

const clock = new Clock(newFolder('clock'));
const mail = await startMailServer();
closing(() => mail.kill());
mail.kill();
const databaseUrl = await ownDatabase();
const apiEnv = { SMTP_URL: mail.url, ...clock.env };
const bed = await openTestBed('mail', { databaseUrl, apiEnv });

const waiting = () => bed.db.select().from(outbox).where(eq(outbox.state, 'pending'));
const dead = () => bed.db.select().from(outbox).where(eq(outbox.state, 'dead'));

const later = () => clock.jump(MAX_WAIT_MINUTES, [bed.api]);

async function allTried(): Promise<void> {
  await bed.until('each mail was tried', async () =>
    (await waiting()).every(({ tries, leasedUntil }) => tries > 0 && leasedUntil === null),
  );
}

/** Every mail was delivered once, apart from the allowed `doubles`. */
async function expectEachOnce(fault: string, { doubles = 0 } = {}): Promise<void> {
  await bed.expectRecovery(fault);
  await bed.until('no mail waits', async () => (await waiting()).length === 0);
  const rows = await bed.db.select().from(outbox);
  const letters = mail.received.map(({ source }) =>
    /^Message-ID: (.+)$/im.exec(source)?.[1]?.trim(),
  );
  const wanted = rows.map(
    ({ id, createdAt }) => `<${id}.${createdAt.getTime()}@${school.noReplyEmail.split('@')[1]}>`,
  );
  expect([...new Set(letters)].sort()).toEqual(wanted.sort());
  expect(letters.length - wanted.length).toBe(doubles);
}

describe('the mail server', () => {
  it('down: visitors notice nothing, and emails are sent when it is back', async () => {
    const { readers, writers } = await bed.startReading();
    await writers.once();
    await readers.everyPageAgain();
    await allTried();
    await mail.startAgain();
    await later();
    await expectEachOnce('Mail server down');
  });

  it('slow: visitors do not wait for it', async () => {
    mail.setMode('slow');
    const { writers } = await bed.startReading();
    await writers.once();
    mail.setMode('well');
    await expectEachOnce('Mail server slow');
  });

  it('refusing every recipient: emails are kept, and the office sends them again', async () => {
    mail.setMode('refusing');
    const { writers } = await bed.startReading();
    await writers.once();
    await bed.until('all are given up', async () => (await waiting()).length === 0);
    const given = await dead();
    expect(given.length).toBeGreaterThan(3);
    expect([...new Set(given.map(({ lastError }) => lastError))]).toEqual(['EENVELOPE 550']);
    mail.setMode('well');
    // The command line needs the same clock as the mails.
    execFileSync('node_modules/.bin/tsx', ['school-api/cli/main.ts', 'mail', 'resend', '--dead'], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    await expectEachOnce('Mail server refusing (550)');
  });

  it('dying in the middle of an email, and once before its acknowledgement: one email may arrive twice', async () => {
    const { writers } = await bed.startReading();
    for (const mood of ['dying in the letter', 'dying before its yes'] as const) {
      mail.setMode(mood);
      await writers.once();
      await later();
      await mail.died();
      await allTried();
      mail.setMode('well');
      await mail.startAgain();
    }
    await later();
    await expectEachOnce('Mail server dying in DATA', { doubles: 1 });
  });
});

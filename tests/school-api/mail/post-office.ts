import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { readConfig } from '@/school-api/config';
import { outbox } from '@/school-api/db';
import { enqueueMail } from '@/school-api/mail';
import type { DeliveryDeps } from '@/school-api/mail/deliver';
import { smtpTransport } from '@/school-api/mail/smtp';
import { closing } from '../../support/closing';
import { recordingLog } from '../forms/forms-app';
import { startMailServer } from '../mail-server';
import { openTestDatabase } from '../test-database';

export const MINUTE = 60_000;
const START = new Date('2026-11-21T10:00:00Z');
const { office, from, school } = readConfig({}).mail;

export { from, office };
export const sender = { name: school.name, address: from };

/** An outbox and a mail server, both empty before each test. */
export async function openPostOffice() {
  const { db } = await openTestDatabase();
  const server = await startMailServer();
  closing(server.stop);
  const clock = { now: START };
  const { log, lines } = recordingLog();
  const parts: DeliveryDeps = {
    db,
    log,
    now: () => clock.now,
    settings: { office, from, school },
    attachments: async () => [],
    transport: smtpTransport(server.url, sender),
  };
  beforeEach(async () => {
    await db.delete(outbox);
    for (const list of [server.received, server.refusals, lines]) list.length = 0;
    clock.now = START;
  });
  return {
    ...{ db, server, clock, lines, parts },
    pass: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * MINUTE);
    },
    thank: (key = 'job:1', to = 'radha@example.org') => {
      const data = { vacancy: 'Teacher of Sanskrit' };
      return enqueueMail(db, { key, kind: 'job-acknowledgement', to, data }, clock.now);
    },
    sendCode: () => {
      const expiresAt = new Date(clock.now.getTime() + 15 * MINUTE).toISOString();
      const data = { code: '012345', expiresAt, purpose: 'registration' } as const;
      return enqueueMail(db, { key: 'otp:a:1', kind: 'otp', to: 'a@example.org', data }, clock.now);
    },
    stored: async (key: string) => {
      const [row] = await db.select().from(outbox).where(eq(outbox.key, key));
      return row;
    },
  };
}

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readConfig } from '@/school-api/config';
import {
  appliedSeeds,
  confirmNights,
  contactMessages,
  sandboxDeliveries,
  sandboxDisputes,
  sandboxOrders,
  sandboxPayments,
  sandboxRefunds,
} from '@/school-api/db';
import { retentionRound } from '@/school-api/privacy/retention/start-retention';
import { addMessage } from '../../cli/rows';
import { recordingLog } from '../../forms/forms-app';
import { openTestDatabase } from '../../test-database';

let now: Date;
const database = await openTestDatabase();
beforeEach(async () => {
  await database.db.delete(contactMessages);
  await database.db.delete(appliedSeeds);
  await database.db
    .insert(appliedSeeds)
    .values({ name: 'retention', appliedAt: inIndia('2026-11-21T03:00') });
});

const inIndia = (time: string) => new Date(`${time}:00+05:30`);
const running = new AbortController().signal;

/** A program that has been running for a minute. */
async function startedAt(time: string) {
  now = inIndia(time);
  const { log, lines } = recordingLog();
  const purge = vi.fn(async () => undefined);
  const deps = { db: database.db, log, now: () => now, purge };
  const round = retentionRound(deps, readConfig({}));
  await round(running);
  return { round, purge, nights: () => lines.flatMap((line) => nightOf(line) ?? []) };
}

const entry = z.tuple([z.object({ event: z.literal('retention') }).loose(), z.string()]);
const nightOf = (line: string) => entry.safeParse(JSON.parse(line)).data?.[0];

const messages = () => database.db.$count(contactMessages);

describe('every night', () => {
  it('outdated records are removed, and one log line counts each kind', async () => {
    await addMessage(database.db, { createdAt: inIndia('2025-11-01T12:00') });
    await addMessage(database.db, { createdAt: inIndia('2026-11-01T12:00') });
    const { round, nights } = await startedAt('2026-11-22T02:58');
    await round(running);
    expect([await messages(), nights().length]).toEqual([2, 0]);
    now = inIndia('2026-11-22T03:00');
    await round(running);
    expect(await messages()).toBe(1);
    expect(nights()).toEqual([
      expect.objectContaining({ removed: expect.objectContaining({ messages: 1, mails: 0 }) }),
    ]);
    expect(JSON.stringify(nights())).not.toMatch(/Meera|9000000001/);
  });

  it('once, and again the next night', async () => {
    const { round, purge, nights } = await startedAt('2026-11-22T04:00');
    await round(running);
    await round(running);
    expect([nights().length, purge.mock.calls.length]).toEqual([1, 1]);
    now = inIndia('2026-11-23T03:01');
    await round(running);
    expect([nights().length, purge.mock.calls.length]).toEqual([2, 2]);
  });

  it('is done later in the day by a program that was not running', async () => {
    const { round, nights } = await startedAt('2026-11-22T15:01');
    await round(running);
    expect(nights()).toHaveLength(1);
  });

  it('is not repeated by day after a restart', async () => {
    await (await startedAt('2026-11-22T03:05')).round(running);
    const { round, purge } = await startedAt('2026-11-22T11:00');
    await round(running);
    now = inIndia('2026-11-23T11:00');
    await round(running);
    expect(purge).not.toHaveBeenCalled();
    now = inIndia('2026-11-23T15:06');
    await round(running);
    expect(purge).toHaveBeenCalledOnce();
  });

  it('does the other steps if one fails, and that one again the next night', async () => {
    const { round, purge, nights } = await startedAt('2026-11-22T03:05');
    purge.mockRejectedValueOnce(new Error('busy'));
    await expect(round(running)).rejects.toThrow('incomplete');
    await round(running);
    expect([nights().length, purge.mock.calls.length]).toEqual([1, 1]);
    now = inIndia('2026-11-23T03:05');
    await round(running);
    expect(purge).toHaveBeenCalledTimes(2);
  });

  it('waits for a person if the clock may have jumped', async () => {
    const { round } = await startedAt('2026-11-22T03:05');
    await round(running);
    await addMessage(database.db, { createdAt: now });
    now = inIndia('2027-12-30T03:05');
    await round(running);
    expect(await messages()).toBe(1);
    await confirmNights(database.db, now);
    now = inIndia('2027-12-31T03:05');
    await round(running);
    expect(await messages()).toBe(0);
  });

  it('removes nothing more once the program stops', async () => {
    await addMessage(database.db, { createdAt: inIndia('2020-11-01T12:00') });
    const { round } = await startedAt('2026-11-22T04:00');
    await round(AbortSignal.abort());
    expect(await messages()).toBe(1);
    await round(running);
    expect(await messages()).toBe(0);
  });

  it('removes orders of the sandbox with all that happened to them', async () => {
    for (const [id, at] of [
      ['old', inIndia('2026-01-01T12:00')],
      ['new', inIndia('2026-11-01T12:00')],
    ] as const) {
      await addSandboxOrder(id, at);
    }
    const { round } = await startedAt('2026-11-22T04:00');
    await round(running);
    for (const table of [sandboxOrders, sandboxPayments, sandboxRefunds, sandboxDisputes]) {
      const rows = await database.db.select({ id: table.id }).from(table);
      expect(rows).toEqual([{ id: 'new' }]);
    }
    expect(await database.db.$count(sandboxDeliveries)).toBe(1);
  });
});

async function addSandboxOrder(id: string, createdAt: Date) {
  const { db } = database;
  const money = { id, amount: 100, createdAt };
  await db.insert(sandboxOrders).values({ ...money, currency: 'INR' });
  const paid = { orderId: id, currency: 'INR', status: 'captured', method: 'upi' } as const;
  await db.insert(sandboxPayments).values({ ...money, ...paid });
  await db.insert(sandboxRefunds).values({ ...money, paymentId: id, status: 'processed' });
  await db.insert(sandboxDisputes).values({ ...money, paymentId: id, status: 'won' });
  const body = JSON.stringify({ created_at: Math.floor(createdAt.getTime() / 1000) });
  await db.insert(sandboxDeliveries).values({ eventId: id, event: 'order.paid', body });
}

import { expect, it } from 'vitest';
import { outbox, paymentOrders } from '@/school-api/db';
import { claimDueMail } from '@/school-api/mail/outbox-rows';
import { claimDueOrders, tryStartRecheck } from '@/school-api/money/payments/order-rows';
import { openTestDatabase } from '../test-database';

const HOUR_MS = 60 * 60_000;
const now = new Date('2026-11-10T04:30:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
const lease = inHours(0.1);

const database = await openTestDatabase();

const mail = (key: string, nextTryAt: Date, leasedUntil: Date | null = null) => ({
  key,
  kind: 'office-contact',
  recipient: 'office',
  data: {},
  createdAt: now,
  nextTryAt,
  leasedUntil,
});

it('does not delay mails, nor wait for leases from the future', async () => {
  const { db } = database;
  await db
    .insert(outbox)
    .values([
      mail('waits rightly', inHours(5)),
      mail('is held rightly', inHours(-1), lease),
      mail('was due before', inHours(48)),
      mail('was held before', inHours(-2), inHours(48)),
    ]);
  const keys = [];
  for (let next = await claim(); next; next = await claim()) keys.push(next.key);
  expect(keys.sort()).toEqual(['was due before', 'was held before']);

  function claim() {
    return claimDueMail(db, now, lease);
  }
});

const order = (id: string, checkAt: Date, claimedUntil: Date | null = null) => ({
  id,
  purpose: 'donation' as const,
  subjectId: id,
  amount: 100,
  createdAt: now,
  openedAt: now,
  checkAt,
  claimedUntil,
  recheckedAt: inHours(48),
});

it('does not delay checks of orders, nor re-checks by visitors', async () => {
  const { db } = database;
  await db
    .insert(paymentOrders)
    .values([
      order('waits rightly', inHours(5)),
      order('is held rightly', inHours(-1), lease),
      order('was due before', inHours(48)),
      order('was held before', inHours(-2), inHours(48)),
    ]);
  const due = await claimDueOrders(db, { now, until: lease, limit: 10 });
  expect(due.map(({ id }) => id).sort()).toEqual(['was due before', 'was held before']);
  const tenSecondsAgo = new Date(now.getTime() - 10_000);
  expect(await tryStartRecheck(db, 'waits rightly', now, tenSecondsAgo)).toBe(true);
  expect(await tryStartRecheck(db, 'waits rightly', now, tenSecondsAgo)).toBe(false);
});

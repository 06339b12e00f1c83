import { and, eq, gt, sql } from 'drizzle-orm';
import { type Db, outbox, takeAdvisoryLock } from '../../db';
import { enqueueMail, OFFICE } from '../../mail';
import { newId } from '../../money';
import { ApiError, addressKey, DAY_MS } from '../../platform';

const MAX_A_DAY = 5;

/** Sends a person's correction to the office. */
export async function requestCorrection(
  db: Db,
  email: string,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  const emailKey = addressKey(email);
  await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'person', emailKey);
    const sent = and(
      eq(outbox.kind, 'office-correction'),
      sql`${outbox.data} ->> 'email' = ${emailKey}`,
      gt(outbox.createdAt, new Date(now.getTime() - DAY_MS)),
    );
    if ((await tx.$count(outbox, sent)) >= MAX_A_DAY) {
      throw new ApiError(
        'rate_limited',
        'The office already has several requests from you. Please wait for its reply.',
      );
    }
    const data = { email: emailKey, text, at: now.toISOString() };
    const key = newId('correction');
    await enqueueMail(tx, { key, kind: 'office-correction', to: OFFICE, data }, now);
  });
}

import { and, asc, eq, gt, isNotNull, isNull, like, notLike, sql } from 'drizzle-orm';
import { type Db, outbox, takeAdvisoryLock } from '../../db';
import { enqueueMail, mailData, OFFICE } from '../../mail';
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

/** By key, which has an index; a copy that was sent again has a longer key. */
const isRequest = and(like(outbox.key, 'correction\\_%'), notLike(outbox.key, '%:%'));

const MAX_LISTED = 200;

const requestIn = (data: unknown) => mailData['office-correction'].safeParse(data).data;

/** Requests not yet marked as done, oldest first. */
export async function listCorrections(db: Db) {
  const rows = await db
    .select({ id: outbox.id, at: outbox.createdAt, data: outbox.data })
    .from(outbox)
    .where(and(isRequest, isNull(outbox.handledAt)))
    .orderBy(asc(outbox.id))
    .limit(MAX_LISTED);
  return rows.flatMap(({ id, at, data }) => {
    const request = requestIn(data);
    return request === undefined ? [] : [{ id, at, email: request.email, text: request.text }];
  });
}

/** Null takes it back. Returns the person's address; undefined if nothing changed. */
export async function markCorrected(
  tx: Db,
  id: number,
  at: Date | null,
): Promise<string | undefined> {
  const { handledAt } = outbox;
  const isOther = at === null ? isNotNull(handledAt) : isNull(handledAt);
  const [row] = await tx
    .update(outbox)
    .set({ handledAt: at })
    .where(and(isRequest, eq(outbox.id, id), isOther))
    .returning({ data: outbox.data });
  return row && requestIn(row.data)?.email;
}

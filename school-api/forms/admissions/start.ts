import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { NOTICE_FIELD, type RequestOf } from '@/contract';
import { applications, type Db, takeAdvisoryLock } from '../../db';
import { SAME_APPLICATION_MS } from './settings';

/** The client's IP address, and the browser's user_id. */
type Caller = { client: string; userId: string };

/**
 * Creates a registration and returns its id. The response does not reveal whether the address is known. A
 * second click in the same browser returns the same id; no other browser may get it, since two parents
 * would share a registration.
 */
export async function startApplication(
  db: Db,
  sent: RequestOf<'create-admission'>,
  { now, client, userId }: Caller & { now: Date },
): Promise<string> {
  const emailKey = sent.email.toLowerCase();
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'start-application', emailKey);
    const visitor = visitorHash(userId);
    const same = visitor === '' ? undefined : await findSame(tx, sent, { emailKey, visitor, now });
    if (same !== undefined) return same.id;
    const id = newApplicationId();
    await tx.insert(applications).values({
      id,
      email: sent.email,
      emailKey,
      firstName: sent.first_name,
      lastName: sent.last_name,
      noticeVersion: sent[NOTICE_FIELD],
      client,
      visitor,
      createdAt: now,
    });
    return id;
  });
}

export const newApplicationId = () => randomBytes(24).toString('base64url');

type Names = Pick<RequestOf<'create-admission'>, 'first_name' | 'last_name'>;

async function findSame(
  tx: Db,
  { first_name, last_name }: Names,
  { emailKey, visitor, now }: { emailKey: string; visitor: string; now: Date },
) {
  const [same] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.visitor, visitor),
        eq(applications.emailKey, emailKey),
        eq(applications.firstName, first_name),
        eq(applications.lastName, last_name),
        isNull(applications.verifiedAt),
        isNull(applications.consentWithdrawnAt),
        gt(applications.createdAt, new Date(now.getTime() - SAME_APPLICATION_MS)),
      ),
    )
    .orderBy(desc(applications.createdAt))
    .limit(1);
  return same;
}

/** '' without a user_id: such a caller always gets a new application. */
function visitorHash(userId: string): string {
  return userId === '' ? '' : createHash('sha256').update(userId).digest('hex');
}

import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { type ApplicationContinued, NOTICE_FIELD, type RequestOf } from '@/contract';
import { applications, type Db, takeAdvisoryLock } from '../../db';
import { hashToken, newToken } from '../../platform';
import { readGrant } from '../mailbox/grant';
import { toAnswers } from './answer-columns';
import { readPrefill } from './prefill';
import { readRegistered } from './registered';
import { requireOpen, unknownApplication } from './require-open';
import { SAME_APPLICATION_MS } from './settings';
import { newApplicationId } from './start';

/** Continues a confirmed mailbox's application on any device, or starts one for another child. */
export function continueApplication(
  db: Db,
  asked: RequestOf<'application-continue'>,
  { now, client }: { now: Date; client: string },
): Promise<ApplicationContinued> {
  return db.transaction(async (tx) => {
    const emailKey = await readGrant(tx, asked.grant, 'applications', now);
    const id =
      asked.application_number === undefined
        ? await startAnother(tx, emailKey, { now, client, notice: asked[NOTICE_FIELD] })
        : await idOf(tx, emailKey, asked.application_number);
    const application = await requireOpen(tx, id);
    const { completed, email, verifiedAt } = application;
    // As when a code is entered: an earlier grant ends.
    const grant = newToken();
    await tx
      .update(applications)
      .set({ verifiedAt: verifiedAt ?? now, grantHash: hashToken(grant) })
      .where(eq(applications.id, id));
    const earlier = completed ? null : await readPrefill(tx, application, now);
    return {
      application_id: id,
      email,
      grant,
      completed,
      admission_data: earlier ?? toAnswers(application),
      registered: await readRegistered(tx, emailKey, now),
    };
  });
}

/** The response is the same for an unknown number and for another mailbox's. */
async function idOf(tx: Db, emailKey: string, number: string): Promise<string> {
  const own = and(eq(applications.emailKey, emailKey), eq(applications.applicationNumber, number));
  const [row] = await tx.select({ id: applications.id }).from(applications).where(own);
  if (row === undefined) throw unknownApplication();
  return row.id;
}

type NewApplication = { now: Date; client: string; notice: string | undefined };

/** The child's name comes with the details. A second click gets the same one. */
async function startAnother(
  tx: Db,
  emailKey: string,
  { now, client, notice = '' }: NewApplication,
): Promise<string> {
  await takeAdvisoryLock(tx, 'start-application', emailKey);
  const { firstName, lastName, completedAt, consentWithdrawnAt, createdAt } = applications;
  const isEmpty = and(eq(firstName, ''), eq(lastName, ''), isNull(completedAt));
  const isNew = gt(createdAt, new Date(now.getTime() - SAME_APPLICATION_MS));
  const isOpen = and(isNull(consentWithdrawnAt), eq(applications.officeState, 'received'), isNew);
  const [empty] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.emailKey, emailKey), isEmpty, isOpen))
    .orderBy(desc(applications.createdAt))
    .limit(1);
  if (empty !== undefined) return empty.id;
  const id = newApplicationId();
  const seen = { noticeVersion: notice, client, createdAt: now, verifiedAt: now };
  await tx.insert(applications).values({ id, email: emailKey, emailKey, ...seen });
  return id;
}

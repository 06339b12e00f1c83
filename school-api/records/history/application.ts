import { asc, eq } from 'drizzle-orm';
import { CONSENT_LABELS } from '@/contract';
import { applicationChanges, applications, type Db, oneTimeCodes } from '../../db';
import { documentsOf, readFormFields } from '../../forms';
import { findOrderOf, readMoneyRows } from '../../money';
import { mailPrefix } from '../letters/mail-key';
import { BY_FAMILY } from '../states/set-by-family';
import { stateTitle } from '../states/states';
import { event, type HistoryEvent } from './event';
import { mailEvents } from './mail-events';
import { orderEvents, orderMailKeys } from './order-events';

type Application = typeof applications.$inferSelect;

/** An application's history, except the office's actions. */
export async function applicationEvents(
  db: Db,
  id: string,
): Promise<readonly (HistoryEvent | undefined)[]> {
  const [application] = await db.select().from(applications).where(eq(applications.id, id));
  if (application === undefined) return [];
  const order = await findOrderOf(db, 'admission', id);
  return [
    ...formEvents(application),
    ...(await codeEvents(db, id)),
    ...(await changeEvents(db, id)),
    ...(await documentEvents(db, id)),
    ...(order ? await orderEvents(db, order) : []),
    ...(await mailEvents(db, ownMailKeys(id))),
  ];
}

function formEvents(application: Application) {
  const { consentName, consentRelation, consentVersion } = application;
  return [
    event(application.createdAt, 'Registration started'),
    event(application.verifiedAt, 'Email verified'),
    event(application.completedAt, 'Form completed'),
    event(application.consentAt, `Consent given by ${consentName}`, {
      text: `${consentRelation}, notice version ${consentVersion}`,
    }),
    event(application.consentWithdrawnAt, 'Consent withdrawn', {
      text: 'Do not process this registration',
      tone: 'bad',
    }),
  ];
}

/** Changes after the form was completed. */
async function changeEvents(db: Db, id: string) {
  const changes = await db
    .select()
    .from(applicationChanges)
    .where(eq(applicationChanges.applicationId, id))
    .orderBy(asc(applicationChanges.id));
  if (changes.length === 0) return [];
  const fields = await readFormFields(db);
  const labels = new Map<string, string>([
    ...fields.map(({ key, label }) => [key, label] as const),
    ...Object.entries(CONSENT_LABELS),
  ]);
  return changes.map(({ fields: changed, changedAt, changedBy }) =>
    event(changedAt, `Changed by ${changedBy || BY_FAMILY}`, {
      text: changed.map((key) => labels.get(key) ?? key).join(', '),
    }),
  );
}

async function documentEvents(db: Db, id: string) {
  const documents = await documentsOf(db, [id]);
  return documents.map(({ kind, sentAt }) => event(sentAt, `${stateTitle(kind)} received`));
}

/** Codes not yet removed by retention. */
async function codeEvents(db: Db, id: string) {
  const codes = await db
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.applicationId, id))
    .orderBy(asc(oneTimeCodes.id));
  return codes.map(({ sentAt, wrongTries, usedAt }) => {
    const wrong = wrongTries === 1 ? '1 wrong try' : `${wrongTries} wrong tries`;
    const text = [usedAt ? 'used' : 'not used', wrongTries > 0 ? wrong : ''].filter(Boolean);
    return event(sentAt, 'Code created', { text: text.join(', ') });
  });
}

const ownMailKeys = (id: string) => [`otp:${id}:`, `family-answer:${id}:`];

/** Key prefixes of all emails about a registration. */
export async function applicationMailKeys(db: Db, id: string): Promise<string[]> {
  const order = await findOrderOf(db, 'admission', id);
  return [
    ...[...ownMailKeys(id), mailPrefix({ kind: 'applications', id })],
    ...(order ? orderMailKeys(order, await readMoneyRows(db, order.id)) : []),
  ];
}

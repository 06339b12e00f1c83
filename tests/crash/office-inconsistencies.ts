import { count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '@/school-api/db/db';
import { accessLog } from '@/school-api/db/schema/access-log';
import { applications } from '@/school-api/db/schema/applications';
import { donorCertificates, offlineDonations } from '@/school-api/db/schema/donations';
import { officeLetters } from '@/school-api/db/schema/office-letters';
import { officeLinks, officePeople } from '@/school-api/db/schema/office-people';
import { officeNotes, officeStates } from '@/school-api/db/schema/office-records';
import { outbox } from '@/school-api/db/schema/outbox';
import { receiptSerials, receipts } from '@/school-api/db/schema/receipts';

export async function findHalfSaved(db: Db): Promise<string[]> {
  return [
    ...(await findStateTrouble(db)),
    ...(await findDonationTrouble(db)),
    ...(await findInvitationTrouble(db)),
    ...(await findLetterTrouble(db)),
    ...(await findCertificateTrouble(db)),
    ...(await findUnwritten(db)),
  ];
}

/** The state of a record equals the newest line of its history. */
async function findStateTrouble(db: Db): Promise<string[]> {
  const history = await db
    .selectDistinctOn([officeStates.applicationId])
    .from(officeStates)
    .orderBy(officeStates.applicationId, desc(officeStates.id));
  const newest = new Map(history.map((line) => [line.applicationId, line]));
  const found = await db.select().from(applications);
  return found.flatMap(({ id, officeState, officeStateAt }) => {
    const line = newest.get(id);
    const same = line?.setAt.getTime() === officeStateAt?.getTime();
    if (same && (!line || line.after === officeState)) return [];
    return `${id} is ${officeState}, its history says ${line?.after}`;
  });
}

async function findDonationTrouble(db: Db): Promise<string[]> {
  const problems: string[] = [];
  const mails = new Set((await db.select({ key: outbox.key }).from(outbox)).map(({ key }) => key));
  for (const { id, cancelledAt } of await db.select().from(offlineDonations)) {
    const own = await db.select().from(receipts).where(eq(receipts.sourceId, id));
    const isVoid = own[0] !== undefined && own[0].voidedAt !== null;
    if (own.length !== 1) problems.push(`${id} has ${own.length} receipts`);
    if (!mails.has(`receipt:${id}`)) problems.push(`${id} has no mail with its receipt`);
    if (isVoid !== (cancelledAt !== null)) problems.push(`${id} and its receipt do not agree`);
    if (isVoid !== mails.has(`donation-cancelled:${id}`)) problems.push(`${id}: the wrong mails`);
  }
  const serials = await db.select().from(receiptSerials);
  const given = serials.reduce((sum, { last }) => sum + last, 0);
  const written = await db.$count(receipts);
  if (given !== written) problems.push(`${given} receipt numbers, ${written} receipts`);
  return problems;
}

/** Every invited person has a working link, and an email containing it. */
async function findInvitationTrouble(db: Db): Promise<string[]> {
  const problems: string[] = [];
  for (const { id, joinedAt } of await db.select().from(officePeople)) {
    if (joinedAt !== null) continue;
    const links = await db.$count(officeLinks, eq(officeLinks.personId, id));
    const key = sql`starts_with(${outbox.key}, ${`office-invitation:${id}:`})`;
    const sent = await db.$count(outbox, key);
    if (links !== 1 || sent < 1) problems.push(`person ${id}: ${links} links, ${sent} mails`);
  }
  return problems;
}

async function findLetterTrouble(db: Db): Promise<string[]> {
  const letters = await db.select({ key: officeLetters.key }).from(officeLetters);
  const mails = await db.select({ key: outbox.key }).from(outbox).where(eq(outbox.kind, 'letter'));
  const keys = new Set(mails.map(({ key }) => key));
  const alone = letters.filter(({ key }) => !keys.has(key));
  const isWhole = alone.length === 0 && letters.length === mails.length;
  return isWhole ? [] : [`${letters.length} letters, ${mails.length} mails, ${alone.length} alone`];
}

/** Each notified donor has one email, and nobody else has one. */
async function findCertificateTrouble(db: Db): Promise<string[]> {
  const notified = await db.$count(donorCertificates, isNotNull(donorCertificates.mailedAt));
  const mails = await db.$count(outbox, eq(outbox.kind, 'certificate'));
  return notified === mails ? [] : [`${notified} donors notified of certificates, ${mails} mails`];
}

async function findUnwritten(db: Db): Promise<string[]> {
  const rows = await db
    .select({ action: accessLog.action, lines: count() })
    .from(accessLog)
    .groupBy(accessLog.action);
  const lines = new Map(rows.map(({ action, lines: all }) => [action, all]));
  const { cancelReason, reference } = offlineDonations;
  const changes: Record<string, number> = {
    'applications state': await db.$count(officeStates, isNotNull(officeStates.applicationId)),
    'applications letters': (
      await db
        .selectDistinct({ batch: officeLetters.batch })
        .from(officeLetters)
        // Letters of a release are checked through its states.
        .where(sql`${officeLetters.batch} not like 'release%'`)
    ).length,
    'applications note': await db.$count(officeNotes),
    'donations add': await db.$count(offlineDonations, sql`${reference} not like 'VOID-%'`),
    'donations cancel': await db.$count(offlineDonations, sql`${cancelReason} <> ''`),
    'donations certificates mail': (
      await db
        .selectDistinct({ year: donorCertificates.financialYear })
        .from(donorCertificates)
        .where(isNotNull(donorCertificates.mailedAt))
    ).length,
    'people invite': await db.$count(officePeople, sql`${officePeople.joinedAt} is null`),
  };
  return Object.entries(changes)
    .filter(([action, done]) => (lines.get(action) ?? 0) !== done)
    .map(([action, done]) => `${done} of '${action}', ${lines.get(action) ?? 0} in the audit`);
}

import { eq } from 'drizzle-orm';
import {
  applications,
  codeSends,
  contactMessages,
  type Db,
  donations,
  jobApplications,
  offlineDonations,
  oneTimeCodes,
  outbox,
  paymentOrders,
  receipts,
} from '@/school-api/db';
import { NOW } from './office';

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

export const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);

let number = 0;

export async function addApplication(db: Db, changes: New<typeof applications> = {}) {
  number += 1;
  const id = changes.id ?? `application-${number}`;
  const email = `parent${number}@example.org`;
  const person = { firstName: 'Keshav', lastName: 'Rao', email, emailKey: email };
  await db.insert(applications).values({ createdAt: NOW, ...person, ...changes, id });
  return id;
}

export const applicationOf = async (db: Db, id: string) =>
  (await db.select().from(applications).where(eq(applications.id, id)))[0];

/** The id in the office's addresses. */
export const numberOf = async (db: Db, id: string) => (await applicationOf(db, id))?.number ?? 0;

export async function addOrder(db: Db, subjectId: string, changes: New<typeof paymentOrders> = {}) {
  const id = `order-of-${subjectId}`;
  await db.insert(paymentOrders).values({
    purpose: 'admission',
    amount: 150_000,
    createdAt: NOW,
    openedAt: NOW,
    ...changes,
    id,
    subjectId,
  });
  return id;
}

export async function addDonation(db: Db, changes: New<typeof donations> = {}) {
  number += 1;
  const id = `donation-${number}`;
  await db.insert(donations).values({
    donorName: 'Meera Rao',
    email: 'meera@example.org',
    mobileCode: '+91',
    mobile: '9000000001',
    address: '12, Demo Lane',
    city: 'Vraja',
    state: 'Uttar Pradesh',
    country: 'India',
    createdAt: NOW,
    ...changes,
    id,
  });
  return id;
}

/** By bank, cash or cheque, without its receipt. */
export async function addOffline(db: Db, changes: New<typeof offlineDonations> = {}) {
  number += 1;
  const id = changes.id ?? `bank_${String(number).padStart(27, 'x')}`;
  const given = { method: 'cash', givenOn: NOW, amount: 50_000, donorName: 'Meera Rao' } as const;
  await db.insert(offlineDonations).values({ createdAt: NOW, ...given, ...changes, id });
  return id;
}

export async function addMessage(db: Db, changes: New<typeof contactMessages> = {}) {
  const words = { name: 'Meera Rao', mobileCode: '+91', mobile: '9000000001', message: 'Hello' };
  await db.insert(contactMessages).values({ createdAt: NOW, ...words, ...changes });
}

export async function addJob(db: Db, changes: New<typeof jobApplications> = {}) {
  await db.insert(jobApplications).values({
    vacancy: 'Primary Teacher',
    applicantName: 'Meera Rao',
    mobileCode: '+91',
    mobile: '9000000001',
    email: 'meera@example.org',
    qualification: 'Graduate',
    experience: '2',
    cvFile: 'abc.pdf',
    cvBytes: 1000,
    createdAt: NOW,
    ...changes,
  });
}

export async function addMail(db: Db, changes: New<typeof outbox> = {}) {
  number += 1;
  const [row] = await db
    .insert(outbox)
    .values({
      key: `key-${number}`,
      kind: 'job-acknowledgement',
      recipient: 'meera@example.org',
      data: { applicantName: 'Meera Rao', vacancy: 'Primary Teacher' },
      nextTryAt: NOW,
      createdAt: NOW,
      ...changes,
    })
    .returning({ id: outbox.id });
  return row?.id ?? 0;
}

export async function addCode(db: Db, applicationId: string, sentAt: Date) {
  const expiresAt = new Date(sentAt.getTime() + 15 * 60_000);
  await db
    .insert(oneTimeCodes)
    .values({ applicationId, salt: 'salt', hash: 'hash', sentAt, expiresAt });
  await db
    .insert(codeSends)
    .values({ applicationId, emailKey: 'meera@example.org', client: 'client', sentAt });
}

export async function addReceipt(db: Db, changes: New<typeof receipts> = {}) {
  number += 1;
  const receipt = { number: `D/2026-27/${100_000 + number}`, ...changes };
  await db.insert(receipts).values({
    purpose: 'donation',
    sourceId: `source-${number}`,
    amount: 50_000,
    paidAt: NOW,
    issuedAt: NOW,
    method: 'online',
    reference: `pay_${number}`,
    payerName: 'Meera Rao',
    address: '12, Demo Lane, Vraja',
    email: 'meera@example.org',
    emailKey: 'meera@example.org',
    ...receipt,
  });
  return receipt.number;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '@/school-api/db/db';
import { applications } from '@/school-api/db/schema/applications';
import { jobApplications } from '@/school-api/db/schema/jobs';
import { contactMessages } from '@/school-api/db/schema/messages';
import { paymentOrders } from '@/school-api/db/schema/orders';
import { outbox } from '@/school-api/db/schema/outbox';
import { capturedOrders, findInconsistencies } from '../../crash/inconsistencies';
import { type Accepted, type Action, cvOf } from './visitor-actions';

export async function findLost(
  db: Db,
  ledger: readonly Accepted[],
  cvFolder: string,
): Promise<string[]> {
  const named = (action: Action) =>
    ledger.filter((done) => done.action === action).map(({ name }) => name);
  const there = {
    message: await messages(db),
    registration: await registrations(db, named('registration')),
    application: await jobs(db, cvFolder),
    donation: await orders(db),
    payment: await orders(db, 'paid'),
  };
  return ledger
    .filter(({ action, name }) => !there[action].has(name))
    .map(({ action, name }) => `${action} ${name}`);
}

/** A message counts only with the office's notification: both or neither are stored. */
async function messages(db: Db): Promise<Set<string>> {
  const keys = new Set((await db.select({ key: outbox.key }).from(outbox)).map(({ key }) => key));
  const rows = await db.select().from(contactMessages);
  return new Set(rows.filter(({ id }) => keys.has(`office-contact:${id}`)).map(({ name }) => name));
}

async function registrations(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.select().from(applications).where(inArray(applications.id, ids));
  return new Set(rows.map(({ id }) => id));
}

async function jobs(db: Db, folder: string): Promise<Set<string>> {
  const rows = await db.select().from(jobApplications);
  const whole = rows.filter(({ cvFile, email }) => {
    const file = join(folder, cvFile);
    return existsSync(file) && readFileSync(file).equals(cvOf(email));
  });
  return new Set(whole.map(({ email }) => email));
}

async function orders(db: Db, state?: 'paid'): Promise<Set<string>> {
  const rows = await db
    .select()
    .from(paymentOrders)
    .where(state && eq(paymentOrders.state, state));
  return new Set(rows.flatMap(({ providerOrderId }) => providerOrderId ?? []));
}

/** Inconsistent payments, such as a paid order without a receipt, or with two. */
export async function findPaymentFaults(db: Db, providerDb: Db = db): Promise<string[]> {
  return findInconsistencies(db, await capturedOrders(providerDb));
}

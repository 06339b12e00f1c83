import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '@/school-api/db/db';
import { applications } from '@/school-api/db/schema/applications';
import { jobApplications } from '@/school-api/db/schema/jobs';
import { contactMessages } from '@/school-api/db/schema/messages';
import { paymentOrders } from '@/school-api/db/schema/orders';
import { outbox } from '@/school-api/db/schema/outbox';
import { sandboxPayments } from '@/school-api/db/schema/sandbox';
import { faultsOf } from '../../crash/truth';
import { cvOf, type Deed, type Done } from './deeds';

/** What was promised and is not there; nothing, when the school keeps its word. */
export async function lostOf(db: Db, ledger: readonly Done[], cvFolder: string): Promise<string[]> {
  const named = (deed: Deed) => ledger.filter((done) => done.deed === deed).map(({ name }) => name);
  const there = {
    message: await messages(db),
    registration: await registrations(db, named('registration')),
    application: await jobs(db, cvFolder),
    donation: await orders(db),
    payment: await orders(db, 'paid'),
  };
  return ledger
    .filter(({ deed, name }) => !there[deed].has(name))
    .map(({ deed, name }) => `${deed} ${name}`);
}

/** A message counts with the office's notice of it: both or neither are written. */
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

/** With the very file that was sent. */
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

/** Orders that are paid and not known to be, twice receipted and the like. */
export async function moneyFaults(db: Db, providerDb: Db = db): Promise<string[]> {
  const captured = await providerDb
    .select({ orderId: sandboxPayments.orderId })
    .from(sandboxPayments)
    .where(eq(sandboxPayments.status, 'captured'));
  return faultsOf(db, new Set(captured.map(({ orderId }) => orderId)));
}

import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/db';
import { applications } from '../db/schema/applications';
import { takeTurns } from '../db/take-turns';
import { invalid } from '../http/json-body';
import { isEmail } from '../text/checks';
import { readFormFields } from './form-fields';
import { SAME_APPLICATION_MS } from './settings';
import { checkName } from './validate';

type Beginning = { email: string; first_name: string; last_name: string };

/**
 * Begins a registration and gives its id; the answer is the same whether the address is known or
 * not. The same person clicking again gets the application just begun.
 */
export async function beginApplication(
  db: Db,
  sent: Beginning,
  { now, client }: { now: Date; client: string },
): Promise<string> {
  await checkBeginning(db, sent);
  const emailKey = sent.email.toLowerCase();
  return db.transaction(async (tx) => {
    await takeTurns(tx, 'begin-application', emailKey);
    const [same] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          eq(applications.emailKey, emailKey),
          eq(applications.firstName, sent.first_name),
          eq(applications.lastName, sent.last_name),
          eq(applications.client, client),
          isNull(applications.verifiedAt),
          gt(applications.createdAt, new Date(now.getTime() - SAME_APPLICATION_MS)),
        ),
      )
      .orderBy(desc(applications.createdAt))
      .limit(1);
    if (same !== undefined) return same.id;
    const id = randomBytes(24).toString('base64url');
    await tx.insert(applications).values({
      id,
      email: sent.email,
      emailKey,
      firstName: sent.first_name,
      lastName: sent.last_name,
      client,
      createdAt: now,
    });
    return id;
  });
}

async function checkBeginning(db: Db, sent: Beginning) {
  const errors: Record<string, string> = {};
  if (!isEmail(sent.email)) errors.email = 'Please enter a valid email.';
  for (const { key, label, required } of await readFormFields(db)) {
    if (key !== 'first_name' && key !== 'last_name') continue;
    const value = sent[key];
    const error = value === '' ? required && `${label} is required` : checkName(key, value, label);
    if (error) errors[key] = error;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

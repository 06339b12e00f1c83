import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Office } from '../../cli/office';
import { addApplication, addCode, addDonation, addJob, addMail, addOrder } from '../../cli/rows';

const LONG_NAME = `${'a-long-name-'.repeat(15)}é.webp`;

/** Some of each record, with values that a careless copy would change. */
export async function fillSchool(office: Office) {
  const { db } = office;
  const id = await addApplication(db, { custom: { field_1: 'a "quoted"\nline, \\ and ₹ é 😀' } });
  await addCode(db, id, new Date());
  await addOrder(db, id, { amount: 9_007_199_254_740_991, state: 'paid' });
  await addDonation(db, { message: '\t\u2028 "x" \\n', address: '{"a": null}' });
  await addMail(db);
  await addMail(db, { state: 'dead', lastError: 'refused' });
  await db.execute(sql`update applications set created_at = '2026-11-21 15:30:00.123457+05:30'`);
  await db.execute(sql`update outbox set data = 'null'::jsonb where state = 'pending'`);
  await db.execute(sql`update donations set created_at = 'infinity'`);
  await db.execute(sql`delete from code_sends`);
  writeIn(office, 'certificates/one', 'sealed');
  writeIn(office, 'certificates/arriving/half', '%PDF-half');
  writeIn(office, 'cv/first.pdf', '%PDF-first');
  await addJob(db, { cvFile: 'first.pdf' });
  await addJob(db, { cvFile: '' });
  writeIn(office, 'media/news/one.webp', 'a picture of 1');
  writeIn(office, `media/${LONG_NAME}`, 'a picture with a long name');
  writeIn(office, 'media/empty.pdf', '');
}

export function writeIn(office: Office, name: string, bytes: string) {
  mkdirSync(path.dirname(office.inFolder(name)), { recursive: true });
  writeFileSync(office.inFolder(name), bytes);
}

/** All files of the school, by checksum. */
export function filesOf(dataDir: string): Record<string, string> {
  const found: Record<string, string> = {};
  // A folder is created with its first file.
  const tops = ['certificates', 'cv', 'media'].filter((top) => existsSync(path.join(dataDir, top)));
  for (const top of tops) {
    const entries = readdirSync(path.join(dataDir, top), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const name = path.join(entry.parentPath, entry.name);
      // A backup excludes files still arriving.
      if (entry.isFile() && !name.includes('/arriving/'))
        found[path.relative(dataDir, name)] = digest(readFileSync(name));
    }
  }
  return found;
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

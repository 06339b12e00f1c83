import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { create } from 'tar';
import { openPglite } from '@/school-api/db/open-pglite';
import { accessLog } from '@/school-api/db/schema/access-log';
import { insertDemo } from '@/school-api/seed/insert-demo';
import { NOW } from '../tests/school-api/cli/office';
import {
  addApplication,
  addCode,
  addDonation,
  addJob,
  addMail,
  addMessage,
  addOrder,
  addReceipt,
} from '../tests/school-api/cli/rows';
import { runMain, StopWithMessage } from './run/stop.mjs';

/**
 * Packs a data folder with some of each record, as this release leaves it. Kept in tests/fixtures for
 * the releases after it: see docs/upgrading.md.
 */
runMain(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new StopWithMessage('Usage: make-data-fixture.ts <file.tgz>');
  const dataDir = mkdtempSync(join(tmpdir(), 'data-fixture-'));
  try {
    const { db, close } = await openPglite({
      dataDir,
      migrationsFolder: 'school-api/db/migrations',
    });
    await insertDemo(db, NOW);
    const id = await addApplication(db, { completedAt: NOW, custom: { field_1: 'Blood group' } });
    await addCode(db, id, NOW);
    const sourceId = await addOrder(db, id, {
      ...{ state: 'paid', paymentId: 'pay_fixture', paidAt: NOW },
    });
    await addReceipt(db, {
      ...{ number: 'F/2026-27/000001', purpose: 'admission', sourceId, reference: 'pay_fixture' },
    });
    await db.insert(accessLog).values({ at: NOW, actor: 'fixture', action: 'applications list' });
    await addDonation(db);
    await addMail(db);
    await addMessage(db);
    await addJob(db);
    await close();
    await dropTemplates(join(dataDir, 'database'));
    for (const [name, bytes] of [
      ['cv/abc.pdf', '%PDF-1.4 a CV'],
      ['media/one.webp', 'a picture'],
    ] as const) {
      mkdirSync(join(dataDir, name, '..'), { recursive: true });
      writeFileSync(join(dataDir, name), bytes);
    }
    await create({ file, cwd: dataDir, gzip: { level: 9 }, portable: true }, ['.']);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Two thirds of the file; no release looks at them. */
async function dropTemplates(dataDir: string) {
  const client = await PGlite.create({ dataDir });
  await client.exec('update pg_database set datistemplate = false, datallowconn = true');
  for (const unused of ['template0', 'template1']) await client.exec(`drop database ${unused}`);
  await client.exec('checkpoint');
  await client.close();
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { create } from 'tar';

// A process of its own, because making a database takes 900 MB.
const [file] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'school-database-'));
try {
  await (await PGlite.create({ dataDir: folder })).close();
  await create({ file, cwd: folder, gzip: { level: 9 }, portable: true }, ['.']);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

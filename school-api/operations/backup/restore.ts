import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  beforeFirstRelease,
  type Db,
  finishRestore,
  listMigrations,
  migrationsUpTo,
  NewerData,
  type OpenDatabase,
  openDatabase,
  RESTORED,
  RESTORING,
} from '../../db';
import { flush, OfficeError } from '../../platform';
import { FOLDERS, flushAll, listFiles } from './files';
import { fillTables } from './fill-tables';
import { placeFiles } from './place-files';
import type { Backup } from './read-backup';

type Target = Parameters<typeof openDatabase>[0];
type Fill = (tx: Db) => Promise<void>;

type Steps = {
  did?: (done: number, total: number) => void;
  /** Called with the restored rows before they become visible. */
  finish?: Fill;
};

/**
 * Restores into an empty data folder and database. Everything is prepared in a separate place, so
 * that a killed restore leaves nothing that looks like a school.
 */
export async function restoreBackup(
  backup: Backup,
  target: Target,
  { did = () => undefined, finish = async () => undefined }: Steps = {},
): Promise<void> {
  const { dataDir } = target;
  requireKnown(backup, target.migrationsFolder);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // A restore killed at the very end is complete, and this folder is no longer empty.
  if (target.databaseUrl === undefined) await finishRestore(dataDir);
  await requireEmptyFolder(dataDir);
  const staging = await mkdtemp(path.join(dataDir, RESTORING));
  try {
    await placeFiles(backup, staging);
    const fill = async (tx: Db) => {
      await fillTables(tx, backup, did);
      await finish(tx);
    };
    if (target.databaseUrl === undefined) await intoFolder(backup, target, staging, fill);
    else await intoPostgres(backup, target, staging, fill);
    await finishRestore(dataDir);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function requireKnown({ file, head }: Backup, migrationsFolder: string) {
  const { when, tag } = head.migration;
  const known = listMigrations(migrationsFolder);
  if (known.some((one) => one.when === when && one.tag === tag)) return;
  if (known.every((one) => one.when > when)) throw new OfficeError(beforeFirstRelease(file));
  throw new OfficeError(
    `${file} was made by a newer release with other tables (${tag}). Use that release.`,
  );
}

async function requireEmptyFolder(dataDir: string) {
  const folders = FOLDERS.map((name) => path.join(dataDir, name));
  const files = (await Promise.all(folders.map(listFiles))).flat();
  if (files.length > 0 || existsSync(path.join(dataDir, 'database'))) {
    throw new OfficeError(
      `The folder ${dataDir} already contains a school. Move it away, or set SCHOOL_DATA_DIR to an empty folder.`,
    );
  }
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

/** The database is created in the staging folder and moved with it. */
async function intoFolder(backup: Backup, target: Target, staging: string, fill: Fill) {
  await withShortPath(staging, async (dataDir) => {
    const { db, close } = await openAsBackup(backup, { ...target, dataDir });
    try {
      await db.transaction(fill);
    } finally {
      await close();
    }
  });
  await complete(staging);
}

/** The path of the database's socket has a limit, which only the final folder must keep. */
async function withShortPath(folder: string, work: (short: string) => Promise<void>) {
  const place = await mkdtemp(path.join(tmpdir(), 'restore-'));
  const short = path.join(place, 'data');
  try {
    await symlink(folder, short, 'junction');
    await work(short);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** The files are complete before the rows appear, so that no row lacks its file. */
async function intoPostgres(backup: Backup, target: Target, staging: string, fill: Fill) {
  const { db, close } = await openAsBackup(backup, { ...target, dataDir: staging });
  try {
    await db.transaction(async (tx) => {
      await fill(tx);
      await rm(path.join(target.dataDir, RESTORED), { recursive: true, force: true });
      await complete(staging);
    });
  } finally {
    await close();
  }
}

async function complete(staging: string) {
  await flushAll(staging);
  const folder = path.dirname(staging);
  await rename(staging, path.join(folder, RESTORED));
  await flush(folder);
}

/** A database with the backup's tables; later migrations follow at the next start. */
async function openAsBackup({ head }: Backup, target: Target): Promise<OpenDatabase> {
  const upToBackup = migrationsUpTo(target.migrationsFolder, head.migration.when);
  try {
    return await openDatabase({ ...target, migrationsFolder: upToBackup.folder });
  } catch (error) {
    if (!(error instanceof NewerData)) throw error;
    throw new OfficeError(
      'This database was prepared by a newer release than the backup’s. Restore into a new database. The next start migrates it.',
    );
  } finally {
    upToBackup.remove();
  }
}

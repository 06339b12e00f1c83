import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, folderError, StartError } from '../../platform';
import { beforeFirstRelease } from '../before-first-release';
import { authentication, USER } from './address';
import { type Binaries, MAJOR } from './binaries';
import { unprivileged } from './confine';
import { startProblem } from './problems';

/** The server's own folder below the database folder. */
export const clusterOf = (folder: string) => path.join(folder, 'data');

/** Readable only by its owner. */
export async function makeFolder(folder: string): Promise<void> {
  const dataDir = path.dirname(folder);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // A recursive mkdir reports a read-only disk as a missing folder.
    await mkdir(folder, { mode: 0o700 }).catch(unlessExists);
    // Also for existing folders; fails harmlessly for another owner's.
    for (const one of [dataDir, folder]) await chmod(one, 0o700).catch(() => undefined);
    await requireSync(folder);
  } catch (error) {
    throw error instanceof StartError ? error : folderError(dataDir, error);
  }
}

function unlessExists(error: unknown) {
  if (errorCode(error) !== 'EEXIST') throw error;
}

/** Some network and container file systems accept writes but cannot confirm that they are on disk. */
async function requireSync(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${process.pid}`);
  const handle = await open(probe, 'w', 0o600);
  try {
    await handle.sync();
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP', 'ENOSYS'].includes(errorCode(error))) throw error;
    throw new StartError(
      `The file system of ${folder} cannot store data safely: it does not support fsync. Set SCHOOL_DATA_DIR to a folder on a local disk.`,
    );
  } finally {
    await handle.close();
    await rm(probe, { force: true });
  }
}

/** Creates the database once, complete or not at all; refuses one that this server cannot open. */
export async function initialise(folder: string, binaries: Binaries): Promise<void> {
  const cluster = clusterOf(folder);
  await requireKnown(folder);
  if (existsSync(cluster)) return;
  const unfinished = await mkdtemp(path.join(folder, 'making-'));
  try {
    const made = await run(folder, binaries, [
      ...['--pgdata', unfinished, '--username', USER, '--encoding', 'UTF8'],
      ...['--locale-provider', 'builtin', '--locale', 'C.UTF-8', '--no-instructions'],
      ...authentication(folder),
    ]);
    if (made.code !== 0) throw startProblem(folder, made);
    await rename(unfinished, cluster);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process has created it meanwhile.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
  }
}

async function requireKnown(folder: string) {
  // Builds before the first release kept the database in the folder itself.
  if (existsSync(path.join(folder, 'PG_VERSION'))) {
    throw new StartError(beforeFirstRelease(`The database in ${folder}`));
  }
  const version = await readFile(path.join(clusterOf(folder), 'PG_VERSION'), 'utf8').catch(
    () => MAJOR,
  );
  if (version.trim() === MAJOR) return;
  throw new StartError(
    `The database in ${folder} was made by PostgreSQL ${version.trim()}, but this release runs ${MAJOR}. Make a backup with the old release and restore it with this one (docs/upgrading.md).`,
  );
}

async function run(folder: string, { initdb }: Binaries, args: readonly string[]) {
  const { file, args: all, ...user } = unprivileged(folder, [...initdb, ...args]);
  const child = spawn(file, all, {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.once('error', (error) => {
    output += error.message;
  });
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}

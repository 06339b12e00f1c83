import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { errorCode, folderError, StartError } from '../start-error';

const lockContent = z.object({ pid: z.number().int().positive(), started: z.string() });
type Lock = z.infer<typeof lockContent>;

const LOCK_NAME = 'school-api.lock';

/**
 * Locks a data folder; throws when a running process holds the lock. Returns the function that
 * unlocks. PGlite does not lock: two processes would corrupt the database.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, LOCK_NAME);
  const mine: Lock = { pid: process.pid, started: startTimeOf(process.pid) };
  const text = JSON.stringify(mine);
  if (!create(file, text, folder)) {
    const found = readLock(file);
    if (found !== undefined && isAlive(found)) throw new FolderInUse(folder, found.pid);
    takeOver(file, found, text, folder);
  }
  return () => {
    const now = readLock(file);
    if (now?.pid === mine.pid && now.started === mine.started) rmSync(file, { force: true });
  };
}

export class FolderInUse extends StartError {
  constructor(
    folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by another school API (process ${pid}). Stop that one first, or set SCHOOL_DATA_DIR to another folder.`,
    );
  }
}

/**
 * Whether another program has taken a folder that this one works with: the lock is not ours. Where
 * several may share it, only a living program counts.
 */
export function isTakenByAnother(folder: string, { alone }: { alone: boolean }): boolean {
  const lock = readLock(path.join(folder, LOCK_NAME));
  if (lock === undefined) return false;
  const isMine = lock.pid === process.pid && lock.started === startTimeOf(process.pid);
  return !isMine && (alone || isAlive(lock));
}

function create(file: string, text: string, folder: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw folderError(folder, error);
  }
}

/** Two starting processes may find the same stale lock; the first to rename it wins. */
function takeOver(file: string, stale: Lock | undefined, text: string, folder: string) {
  const movedFile = `${file}.${process.pid}`;
  try {
    renameSync(file, movedFile);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw folderError(folder, error);
  }
  const moved = readLock(movedFile);
  if (moved !== undefined && moved.pid !== stale?.pid) {
    linkSync(movedFile, file);
    rmSync(movedFile, { force: true });
    throw new FolderInUse(folder, moved.pid);
  }
  rmSync(movedFile, { force: true });
  if (!create(file, text, folder)) throw new FolderInUse(folder, readLock(file)?.pid ?? 0);
}

function readLock(file: string): Lock | undefined {
  try {
    return lockContent.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Missing, or incomplete because its process was killed.
    return undefined;
  }
}

function isAlive(lock: Lock): boolean {
  if (lock.pid === process.pid) return lock.started === startTimeOf(process.pid);
  try {
    process.kill(lock.pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  // A pid is reused, for example after a restart of the container; pid and start time are not.
  return lock.started === startTimeOf(lock.pid);
}

/** Start time of a process from /proc; '' on other systems, where the pid alone must do. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has exited; only its parent has not waited for it.
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { errorCode, folderError, StartError } from '../start-error';

const lockContent = z.object({ pid: z.number().int().positive(), started: z.string() });
type Lock = z.infer<typeof lockContent>;

const LOCK_NAME = 'school-api.lock';

/**
 * Takes a data folder for this process, or throws when a living one has it. Returns how to let go.
 * The embedded database has no lock of its own: two writers would destroy it.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, LOCK_NAME);
  const mine: Lock = { pid: process.pid, started: startOf(process.pid) };
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

/** A living process works with the folder. */
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

function create(file: string, text: string, folder: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw folderError(folder, error);
  }
}

/** Two starting processes may find the same dead lock; the one that moves it away first wins. */
function takeOver(file: string, dead: Lock | undefined, text: string, folder: string) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw folderError(folder, error);
  }
  const moved = readLock(aside);
  if (moved !== undefined && moved.pid !== dead?.pid) {
    linkSync(aside, file);
    rmSync(aside, { force: true });
    throw new FolderInUse(folder, moved.pid);
  }
  rmSync(aside, { force: true });
  if (!create(file, text, folder)) throw new FolderInUse(folder, readLock(file)?.pid ?? 0);
}

function readLock(file: string): Lock | undefined {
  try {
    return lockContent.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Half-written or gone: its writer is not alive to mind.
    return undefined;
  }
}

function isAlive(lock: Lock): boolean {
  if (lock.pid === process.pid) return lock.started === startOf(process.pid);
  try {
    process.kill(lock.pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  // A number is used again after a restart of the machine or the container; a start time is not.
  return lock.started === startOf(lock.pid);
}

/** When a process started, where the system tells it; elsewhere the number alone must do. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

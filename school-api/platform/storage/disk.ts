import { constants } from 'node:fs';
import { access, open, statfs } from 'node:fs/promises';

const MB = 1024 * 1024;

/** The data's disk, and the space always left free on it for payments and the database. */
export type Disk = { folder: string; reserveBytes: number };

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A rename is durable only after an fsync of the folder. */
export async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** During a write; libraries report it in different ways. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && /ENOSPC|EDQUOT|no space left/i.test(error.message);
}

/** Why nothing can be stored, for operators; empty if storage works. */
export async function diskProblems({ folder, reserveBytes }: Disk): Promise<string[]> {
  try {
    await access(folder, constants.W_OK);
    const isLow = (await freeBytes(folder)) < reserveBytes;
    const left = `${reserveBytes / MB} MB`;
    return isLow ? [`the disk of SCHOOL_DATA_DIR has less than ${left} left`] : [];
  } catch {
    return ['SCHOOL_DATA_DIR is not writable'];
  }
}

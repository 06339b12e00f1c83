import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DISK_RESERVE_BYTES, DISK_RESERVE_MB } from '@/contract';
import { env } from '@/lib/env';

export async function freeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(dataFolder());
  return bavail * bsize;
}

/** Why nothing can be stored, for operators; empty if storage works. */
export async function diskProblems(): Promise<string[]> {
  try {
    await mkdir(dataFolder(), { recursive: true });
    await access(dataFolder(), constants.W_OK);
    const isLow = (await freeBytes()) < DISK_RESERVE_BYTES;
    return isLow ? [`the disk of SITE_DATA_DIR has less than ${DISK_RESERVE_MB} MB left`] : [];
  } catch {
    return ['SITE_DATA_DIR is not writable'];
  }
}

function dataFolder(): string {
  return resolve(/* turbopackIgnore: true */ env().SITE_DATA_DIR);
}

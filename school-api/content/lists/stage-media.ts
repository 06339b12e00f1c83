import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MediaSource } from './find-media';

type StagedFile = { tempPath: string; place: string; backupPath: string };

export type StagedMedia = {
  count: number;
  /** Renames every file to its final name; called just before the database commit. */
  commit: () => Promise<void>;
  removeBackups: () => Promise<void>;
  /** Restores the previous files. */
  rollBack: () => Promise<void>;
};

/** Copies files next to their destinations, so that only renames are left to do. */
export async function stageMedia(
  sources: readonly MediaSource[],
  { target, existing, copied }: Places,
): Promise<StagedMedia> {
  const staged: StagedFile[] = [];
  const committed: StagedFile[] = [];
  const rollBack = async () => {
    for (const { place, backupPath } of committed) {
      await rm(place, { force: true });
      await rename(backupPath, place).catch(ignoreMissing);
    }
    for (const { tempPath } of staged) await rm(tempPath, { force: true });
  };
  try {
    for (const source of sources) {
      copied();
      if (await isUnchanged(source, existing)) continue;
      const file = stagedFileFor(path.join(target, source.place));
      await mkdir(path.dirname(file.place), { recursive: true });
      staged.push(file);
      await copyFile(source.file, file.tempPath);
    }
  } catch (error) {
    await rollBack();
    throw error;
  }
  return {
    count: staged.length,
    commit: async () => {
      for (const file of staged) {
        await rename(file.place, file.backupPath).catch(ignoreMissing);
        committed.push(file);
        await rename(file.tempPath, file.place);
      }
    },
    removeBackups: async () => {
      for (const { backupPath } of committed) await rm(backupPath, { force: true });
    },
    rollBack,
  };
}

type Places = {
  /** The destination: the folder that the site searches first. */
  target: string;
  /** All folders that the site searches. */
  existing: readonly string[];
  copied: () => void;
};

/** Temporary names begin with a dot, so that they are never served. */
function stagedFileFor(place: string): StagedFile {
  const folder = path.dirname(place);
  const name = path.basename(place);
  const own = `${name}.${process.pid}`;
  return {
    place,
    tempPath: path.join(folder, `.${own}.new`),
    backupPath: path.join(folder, `.${own}.old`),
  };
}

async function isUnchanged(
  { file, place }: MediaSource,
  folders: readonly string[],
): Promise<boolean> {
  for (const folder of folders) {
    const found = await readFile(path.join(folder, place)).catch(ignoreMissing);
    if (found !== undefined) return found.equals(await readFile(file));
  }
  return false;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

import { type FileHandle, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, flush } from '../../platform';

/** Folders with files in the data folder: the school's uploads, and CVs. */
export const MEDIA = 'media';
export const CV = 'cv';
const CERTIFICATES = 'certificates';
export const FOLDERS = [MEDIA, CV, CERTIFICATES];

/** Pictures, documents and certificates, by path below the data folder; without files still arriving. */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const kept = await Promise.all(
    [MEDIA, CERTIFICATES].map(async (folder) =>
      (await listFiles(path.join(dataDir, folder)))
        .filter((name) => (folder === MEDIA ? !/(^|\/)\./.test(name) : !name.includes('/')))
        .map((name) => `${folder}/${name}`),
    ),
  );
  return kept.flat();
}

/** All files below a folder, sorted; empty if there is no folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** An open file keeps its content, even if it is replaced or removed meanwhile. */
export async function openIfThere(file: string): Promise<FileHandle | undefined> {
  return open(file, 'r').catch((error) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Makes a folder and its contents survive a power cut. */
export async function flushAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = entries.map((entry) => path.join(entry.parentPath, entry.name));
  for (const one of [...inside, folder]) await flush(one);
}

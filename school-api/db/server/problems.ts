import { folderError, StartError } from '../../platform';
import { TAKEN } from './confine';

type Ended = { code: number | null; output: string };

/** What the operator can do about a server that did not start, based on its last output. */
export function startProblem(folder: string, { code, output }: Ended): StartError {
  if (code === TAKEN) return inUse(folder);
  if (/lock file "postmaster.pid" already exists/.test(output)) return inUse(folder);
  if (/unshare failed|cannot be run as root|root.*execution/i.test(output)) {
    return new StartError(
      'PostgreSQL does not run as root, and this system has no user namespaces. Start the site as another user, or set DATABASE_URL.',
    );
  }
  if (/No space left|disk quota/i.test(output)) {
    return folderError(folder, Object.assign(new Error(output), { code: 'ENOSPC' }));
  }
  if (/Permission denied|Read-only file system/i.test(output)) {
    return folderError(folder, Object.assign(new Error(output), { code: 'EACCES' }));
  }
  if (/error while loading shared libraries|GLIBC_|ENOENT/.test(output)) {
    return new StartError(
      `The packaged PostgreSQL does not run on this system (${lastLine(output)}). Set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  return new StartError(
    `The database in ${folder} cannot be opened: ${lastLine(output) || `its server ended with code ${code}`}.`,
  );
}

export function inUse(folder: string): StartError {
  return new StartError(
    `The data folder ${folder} is in use by another school API or command. Stop it, or set SCHOOL_DATA_DIR to another folder.`,
  );
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.findLast((line) => /^(FATAL|PANIC|initdb: error|postgres):/.test(line));
  return (fatal ?? lines.at(-1) ?? '').replace(/^\w+: (error: )?\s*/, '').replace(/\.$/, '');
}

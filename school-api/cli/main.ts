import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { errorFacts, isDatabaseDown } from '../platform';
import { openSchool } from './open-school';
import { counter } from './progress';
import { runCli } from './run';
import { writeAtomically } from './write-records';

// Files contain personal data: readable by their owner only, whatever umask was inherited.
process.umask(0o077);

const isTerminal = process.stderr.isTTY === true;
const err = (text: string) => void process.stderr.write(text);

async function out(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', () => process.exit(0));

/** A container's user may have no name. */
function userName(): string {
  try {
    return userInfo().username.slice(0, 64);
  } catch {
    return '';
  }
}

const cwd = process.cwd();
// The files of an installed release are found from any folder.
const release = path.resolve(process.argv[1] ?? '', '../..');
if (existsSync(path.join(release, 'school-api/db/migrations'))) process.chdir(release);

try {
  process.exitCode = await runCli(process.argv.slice(2), {
    cwd,
    user: userName(),
    out,
    tell: (line) => err(`${line}\n`),
    progress: (what) => counter(what, { isTerminal, write: err }),
    save: (file, pieces) => writeAtomically(path.resolve(cwd, file), pieces),
    openSchool,
    now: () => new Date(),
  });
} catch (error) {
  if (isDatabaseDown(error)) err('The database stopped before the command had finished.\n');
  else {
    // Database errors contain query values, which are personal data; errorFacts removes them.
    const { type, message, stack = '' } = errorFacts(error);
    err(`Unexpected error: ${type}: ${message}\n${stack}\n`);
  }
  process.exitCode = 1;
}

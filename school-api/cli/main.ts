import { once } from 'node:events';
import { userInfo } from 'node:os';
import { readConfig } from '../config';
import { errorFacts } from '../error-facts';
import { OfficeError } from './errors';
import { openSchool } from './open-school';
import { counter } from './progress';
import { isOffline, runCli } from './run';
import { runOnSite } from './socket/client';
import { writeAtomically } from './write-records';

// Files contain personal data: readable by their owner only, whatever umask was inherited.
process.umask(0o077);

const args = process.argv.slice(2);
const cwd = process.cwd();
const user = userName();
const isTerminal = process.stderr.isTTY === true;
const err = (text: string) => void process.stderr.write(text);

async function out(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', () => process.exit(0));

/** The embedded database can be opened by one process only: a running site executes the command. */
async function byRunningSite(): Promise<number | undefined> {
  if (isOffline(args)) return undefined;
  const config = readConfigOrNone();
  if (!config || config.databaseUrl !== undefined) return undefined;
  return runOnSite(
    config.dataDir,
    { args, cwd, isTerminal, user },
    { out, err, save: writeAtomically },
  );
}

/** A user of a container may have no name. */
function userName(): string {
  try {
    return userInfo().username.slice(0, 64);
  } catch {
    return '';
  }
}

/** Errors are reported by the command itself; some commands need no configuration. */
function readConfigOrNone() {
  try {
    return readConfig();
  } catch {
    return undefined;
  }
}

function byThisProcess(): Promise<number> {
  return runCli(args, {
    cwd,
    user,
    out,
    tell: (line) => err(`${line}\n`),
    progress: (what) => counter(what, { isTerminal, write: err }),
    save: writeAtomically,
    openSchool,
    now: () => new Date(),
  });
}

try {
  process.exitCode = (await byRunningSite()) ?? (await byThisProcess());
} catch (error) {
  if (error instanceof OfficeError) err(`${error.message}\n`);
  else {
    // Database errors repeat query values, which are personal data; errorFacts removes them.
    const { type, message, stack = '' } = errorFacts(error);
    err(`Unexpected error: ${type}: ${message}\n${stack}\n`);
  }
  process.exitCode = 1;
}

import { CommanderError } from 'commander';
import { VariableError } from '@/contract/facts/variables';
import { pendingMigrations } from '../db';
import { OfficeError, StartError, UsageError } from '../platform';
import { recordAccess } from '../privacy';
import {
  type Command,
  type CommandContext,
  commandLine,
  type ParsedArguments,
  type Terminal,
} from './command';
import { commands } from './commands';
import type { School } from './open-school';
import { createParser, SEE_HELP } from './parser';

export type CliEnvironment = Terminal & {
  openSchool: () => Promise<School>;
  now: () => Date;
};

const DONE = 0;
const FAILED = 1;
const USAGE_ERROR = 2;

/** Runs one command and returns its exit code. */
export async function runCli(
  args: readonly string[],
  environment: CliEnvironment,
): Promise<number> {
  const parser = createParser(commands, environment, (command, parsed) =>
    perform(command, parsed, environment),
  );
  const [first, ...rest] = args;
  try {
    await parser.parseAsync(first === 'help' ? [...rest, '--help'] : args, { from: 'user' });
    return DONE;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : USAGE_ERROR;
    if (error instanceof UsageError) {
      environment.tell(`error: ${error.message}\n${SEE_HELP}`);
      return USAGE_ERROR;
    }
    const expected = [OfficeError, StartError, VariableError].some((kind) => error instanceof kind);
    if (!expected || !(error instanceof Error)) throw error;
    environment.tell(error.message);
    return FAILED;
  }
}

async function perform(
  command: Command,
  parsed: ParsedArguments,
  environment: CliEnvironment,
): Promise<void> {
  const { openSchool, ...terminal } = environment;
  if (command.offline?.when(parsed)) {
    return command.offline.run(parsed, terminal);
  }
  const { db, config, close } = await openSchool();
  try {
    const context = { ...terminal, db, config };
    if (!command.takesOlder) await refuseOlder(context);
    await writeAccess(command, parsed, context);
    await command.run(parsed, context);
  } finally {
    await close();
  }
}

async function refuseOlder({ db, config }: Pick<CommandContext, 'db' | 'config'>): Promise<void> {
  if ((await pendingMigrations(db, config.migrationsFolder)).length === 0) return;
  throw new OfficeError(
    'The tables are those of an earlier release. Restart the school API, which migrates them, and try again.',
  );
}

async function writeAccess(
  { name, accesses }: Command,
  args: ParsedArguments,
  { db, config, now, user }: CommandContext,
): Promise<void> {
  const accessed = accesses?.(args);
  if (accessed === undefined) return;
  const access = { actor: commandLine(user), action: name, ...accessed };
  await recordAccess(db, access, { now: now(), panKey: config.tax.panKey });
}

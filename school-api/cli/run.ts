import { ConfigError } from '../config';
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
import { helpFor, overview } from './help';
import type { School } from './open-school';
import { readArguments } from './read-arguments';

export type CliEnvironment = Terminal & {
  openSchool: (how: { allowEmptyFolder: boolean }) => Promise<School>;
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
  try {
    return await perform(args, environment);
  } catch (error) {
    if (error instanceof UsageError) {
      environment.tell(`${error.message} See: npm run school -- help`);
      return USAGE_ERROR;
    }
    const expected = [OfficeError, StartError, ConfigError].some((kind) => error instanceof kind);
    if (!expected || !(error instanceof Error)) throw error;
    environment.tell(error.message);
    return FAILED;
  }
}

async function perform(args: readonly string[], environment: CliEnvironment): Promise<number> {
  const wantsHelp = args[0] === 'help' || args.includes('--help') || args.includes('-h');
  const words = args.filter((word) => !['help', '--help', '-h'].includes(word));
  if (wantsHelp || words.length === 0) {
    environment.out(helpAbout(words));
    return wantsHelp ? DONE : USAGE_ERROR;
  }
  const { command, rest } = findCommand(args);
  const parsed = readArguments(command, rest);
  const { openSchool, ...terminal } = environment;
  if (command.offline?.when(parsed)) {
    await command.offline.run(parsed, terminal);
    return DONE;
  }
  const { db, config, close } = await openSchool({
    allowEmptyFolder: command.allowEmptyFolder ?? false,
  });
  try {
    const context = { ...terminal, db, config };
    await writeAccess(command, parsed, context);
    await command.run(parsed, context);
  } finally {
    await close();
  }
  return DONE;
}

async function writeAccess(
  { name, looks }: Command,
  args: ParsedArguments,
  { db, config, now, user }: CommandContext,
): Promise<void> {
  const looked = looks?.(args);
  if (looked === undefined) return;
  const access = { actor: commandLine(user), action: name, ...looked };
  await recordAccess(db, access, { now: now(), panKey: config.tax.panKey });
}

function helpAbout(words: readonly string[]): string {
  const asked = words.slice(0, 2).join(' ');
  const found = commands.filter(({ name }) => name === asked || name.split(' ')[0] === asked);
  return found.length === 0 ? overview(commands) : found.map(helpFor).join('\n');
}

function findCommand(args: readonly string[]): { command: Command; rest: readonly string[] } {
  const [group = '', action = ''] = args;
  const command = commands.find(({ name }) => name === `${group} ${action}`);
  if (command !== undefined) return { command, rest: args.slice(2) };
  const single = commands.find(({ name }) => name === group);
  if (single !== undefined) return { command: single, rest: args.slice(1) };
  const actions = commands.flatMap(({ name }) => {
    const [first, second] = name.split(' ');
    return first === group && second !== undefined ? [second] : [];
  });
  if (actions.length === 0) throw new UsageError(`There is no command '${group}'.`);
  throw new UsageError(`After '${group}' comes one of: ${actions.join(', ')}.`);
}

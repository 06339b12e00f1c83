import { ConfigError } from '../config';
import { StartError } from '../start-error';
import type { Command, Terminal } from './command';
import { commands } from './commands';
import { helpFor, overview } from './help';
import type { School } from './open-school';
import { readArguments } from './read-arguments';
import { OfficeError, UsageError } from './usage-error';

export type Surroundings = Terminal & {
  openSchool: (how: { mayBegin: boolean }) => Promise<School>;
  now: () => Date;
};

const DONE = 0;
const FAILED = 1;
const MISWRITTEN = 2;

/** Does one command and gives the exit code: 0 done, 1 not done, 2 not understood. */
export async function runCli(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    return await perform(args, around);
  } catch (error) {
    if (error instanceof UsageError) {
      around.tell(`${error.message} See: npm run school -- help`);
      return MISWRITTEN;
    }
    const foreseen = [OfficeError, StartError, ConfigError].some((kind) => error instanceof kind);
    if (!foreseen || !(error instanceof Error)) throw error;
    around.tell(error.message);
    return FAILED;
  }
}

async function perform(args: readonly string[], around: Surroundings): Promise<number> {
  const asksHelp = args[0] === 'help' || args.includes('--help') || args.includes('-h');
  const words = args.filter((word) => !['help', '--help', '-h'].includes(word));
  if (asksHelp || words.length === 0) {
    around.out(helpAbout(words));
    return asksHelp ? DONE : MISWRITTEN;
  }
  const { command, rest } = findCommand(args);
  const given = readArguments(command, rest);
  const { openSchool, ...terminal } = around;
  const { db, config, close } = await openSchool({ mayBegin: command.mayBegin ?? false });
  try {
    await command.run(given, { ...terminal, db, config });
  } finally {
    await close();
  }
  return DONE;
}

function helpAbout(words: readonly string[]): string {
  const asked = words.slice(0, 2).join(' ');
  const found = commands.filter(({ name }) => name === asked || name.split(' ')[0] === asked);
  return found.length === 0 ? overview(commands) : found.map(helpFor).join('\n');
}

function findCommand(args: readonly string[]): { command: Command; rest: readonly string[] } {
  const [group = '', deed = ''] = args;
  const command = commands.find(({ name }) => name === `${group} ${deed}`);
  if (command !== undefined) return { command, rest: args.slice(2) };
  const deeds = commands.flatMap(({ name }) => {
    const [first, second] = name.split(' ');
    return first === group && second !== undefined ? [second] : [];
  });
  if (deeds.length === 0) throw new UsageError(`There is no command '${group}'.`);
  throw new UsageError(`After '${group}' comes one of: ${deeds.join(', ')}.`);
}

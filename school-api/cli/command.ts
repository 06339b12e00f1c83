import type { Config } from '../config';
import type { OpenDatabase } from '../db';
import type { Access } from '../privacy';
import type { Progress } from './progress';

type Option = {
  /** Placeholder for the option's value, such as 'YYYY-MM-DD'. A switch has none. */
  value?: string;
  description: string;
};

export type ParsedArguments = {
  positionals: readonly string[];
  text: (option: string) => string | undefined;
  has: (option: string) => boolean;
};

export type Terminal = {
  /** Relative paths are resolved against it. */
  cwd: string;
  /** Writes to standard output; waits while the reader is slow. */
  out: (text: string) => void | Promise<void>;
  /** Writes a line to standard error. */
  tell: (line: string) => void;
  progress: (what: string) => Progress;
  /** The user's name on this machine, for the access log. */
  user: string;
  /** Writes a file completely or not at all. */
  save: (file: string, pieces: AsyncIterable<string | Uint8Array>) => Promise<void>;
};

export type CommandContext = Terminal &
  Pick<OpenDatabase, 'db'> & { config: Config; now: () => Date };

/** The actor of the access log. */
export const commandLine = (user: string) => `command line (${user || 'unknown user'})`;

/** What is shown or exported, and the person concerned. */
type Accessed = Pick<Access, 'person' | 'record'>;

export type Command = {
  /** Such as 'mail list' or 'backup'. */
  name: string;
  description: string;
  /** Such as '<file>'; optional ones in square brackets. */
  positionals?: readonly string[];
  options?: Record<string, Option>;
  /** Sentences for 'help <command>', after the description. */
  details?: readonly string[];
  /**
   * For a command that shows or exports personal data: audited before it runs. Undefined if these
   * arguments show nothing.
   */
  accesses?: (args: ParsedArguments) => Accessed | undefined;
  /** Works with the tables of an earlier release, before the school API has migrated them. */
  takesOlder?: boolean;
  /** Runs without opening the database. */
  offline?: {
    when: (args: ParsedArguments) => boolean;
    run: (args: ParsedArguments, terminal: Terminal) => Promise<void>;
  };
  run: (args: ParsedArguments, context: CommandContext) => Promise<void>;
};

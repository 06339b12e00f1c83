import type { Config } from '../config';
import type { Db } from '../db/db';
import type { Progress } from './progress';

type Option = {
  /** What stands behind the option, such as 'YYYY-MM-DD'; left out where nothing does. */
  takes?: string;
  says: string;
};

/** What a command was given: words in their order, and options. */
export type Given = {
  words: readonly string[];
  text: (option: string) => string | undefined;
  has: (option: string) => boolean;
};

export type Terminal = {
  /** Writes what was asked for. */
  out: (text: string) => void;
  /** Writes what is told beside it, a line each. */
  tell: (line: string) => void;
  progress: (what: string) => Progress;
};

export type Work = Terminal & { db: Db; config: Config; now: () => Date };

export type Command = {
  /** Such as 'applications list'. */
  name: string;
  says: string;
  /** Words that stand behind the name, such as '<id>'; optional ones in square brackets. */
  words?: readonly string[];
  options?: Record<string, Option>;
  /** More than the one line, for whoever asks for help about this command. */
  details?: readonly string[];
  /** Works on a data folder in which nothing is yet. */
  mayBegin?: boolean;
  run: (given: Given, work: Work) => Promise<void>;
};

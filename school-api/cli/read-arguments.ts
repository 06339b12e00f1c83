import { parseArgs } from 'node:util';
import { errorCode } from '../start-error';
import type { Command, Given } from './command';
import { UsageError } from './usage-error';

/** What follows a command's name, checked against what the command takes. */
export function readArguments(command: Command, args: readonly string[]): Given {
  const { values, positionals } = parse(command, args);
  const words = command.words ?? [];
  const least = words.filter((word) => !word.startsWith('[')).length;
  const most = words.at(-1)?.endsWith('...]') ? Number.POSITIVE_INFINITY : words.length;
  if (positionals.length < least) {
    throw new UsageError(`'${command.name}' needs ${words.slice(0, least).join(' and ')}.`);
  }
  if (positionals.length > most) {
    throw new UsageError(`'${command.name}' does not take '${positionals[words.length]}'.`);
  }
  return {
    words: positionals,
    text: (option) => {
      const value = values[option];
      return typeof value === 'string' ? value : undefined;
    },
    has: (option) => values[option] === true,
  };
}

function parse({ name, options = {} }: Command, args: readonly string[]) {
  const known = Object.entries(options).map(([option, { takes }]) => {
    const type: 'string' | 'boolean' = takes === undefined ? 'boolean' : 'string';
    return [option, { type }] as const;
  });
  try {
    return parseArgs({
      args: [...args],
      options: Object.fromEntries(known),
      allowPositionals: true,
    });
  } catch (error) {
    throw usageError(name, error);
  }
}

function usageError(name: string, error: unknown): unknown {
  const said = error instanceof Error ? error.message : '';
  const option = /--?[\w-]+/.exec(said)?.[0] ?? 'an option';
  const code = errorCode(error);
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return new UsageError(`'${name}' has no option ${option}.`);
  }
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    const needs = said.includes('argument missing') ? 'needs a value' : 'takes no value';
    return new UsageError(`${option} ${needs}.`);
  }
  return error;
}

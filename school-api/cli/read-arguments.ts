import { parseArgs } from 'node:util';
import { errorCode, UsageError } from '../platform';
import type { Command, ParsedArguments } from './command';

/** Parses the arguments after the command's name. */
export function readArguments(command: Command, args: readonly string[]): ParsedArguments {
  const { values, positionals } = parse(command, args);
  const declared = command.positionals ?? [];
  const fewest = declared.filter((name) => !name.startsWith('[')).length;
  const most = declared.at(-1)?.endsWith('...]') ? Number.POSITIVE_INFINITY : declared.length;
  if (positionals.length < fewest) {
    throw new UsageError(`'${command.name}' needs ${declared.slice(0, fewest).join(' and ')}.`);
  }
  if (positionals.length > most) {
    throw new UsageError(`'${command.name}' does not take '${positionals[declared.length]}'.`);
  }
  return {
    positionals,
    text: (option) => {
      const value = values[option];
      return typeof value === 'string' ? value : undefined;
    },
    has: (option) => values[option] === true,
  };
}

function parse({ name, options = {} }: Command, args: readonly string[]) {
  const known = Object.entries(options).map(([option, { value }]) => {
    const type: 'string' | 'boolean' = value === undefined ? 'boolean' : 'string';
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
  const message = error instanceof Error ? error.message : '';
  const option = /--?[\w-]+/.exec(message)?.[0] ?? 'an option';
  const code = errorCode(error);
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return new UsageError(`'${name}' has no option ${option}.`);
  }
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    const needs = message.includes('argument missing') ? 'needs a value' : 'takes no value';
    return new UsageError(`${option} ${needs}.`);
  }
  return error;
}

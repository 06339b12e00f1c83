import type { Command } from './command';

const START = 'npm run school --';

/** Everything that there is, a line each. */
export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => usage(command).length));
  const groups = [...new Set(commands.map(groupOf))].map((group) =>
    commands
      .filter((command) => groupOf(command) === group)
      .map((command) => `  ${usage(command).padEnd(width)}  ${command.says}\n`)
      .join(''),
  );
  return `The school's office, on the command line.

  ${START} <command> [words] [--options]

${groups.join('\n')}
  ${START} help <command>   tells more about a command

Dates and times are those of the school (India). With the built-in database the site must be
stopped while a command runs; with PostgreSQL (DATABASE_URL) both work at once.
`;
}

/** One command with its options. */
export function helpFor(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { takes, says }]) => [takes ? `--${name} ${takes}` : `--${name}`, says] as const,
  );
  const width = Math.max(0, ...options.map(([name]) => name.length));
  const lines = options.map(([name, says]) => `  ${name.padEnd(width)}  ${says}\n`).join('');
  const details = (command.details ?? []).map((line) => `${line}\n`).join('');
  return [
    `${command.says}\n\n  ${START} ${usage(command)}${options.length > 0 ? ' [--options]' : ''}\n`,
    lines,
    details,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function usage({ name, words = [] }: Command): string {
  return [name, ...words].join(' ');
}

function groupOf({ name }: Command): string {
  return name.split(' ')[0] ?? '';
}

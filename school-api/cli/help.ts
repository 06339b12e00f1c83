import type { Command } from './command';

const START = 'npm run school --';

export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => usage(command).length));
  const groups = [...new Set(commands.map(groupOf))].map((group) =>
    commands
      .filter((command) => groupOf(command) === group)
      .map((command) => `  ${usage(command).padEnd(width)}  ${command.description}\n`)
      .join(''),
  );
  return `The school's site, for whoever runs it. What the school's people do is in the office.

  ${START} <command> [arguments] [--options]

${groups.join('\n')}
  ${START} help <command>   tells more about a command

Dates and times are those of the school (India). The site may run meanwhile or not.
`;
}

export function helpFor(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { value, description }]) =>
      [value ? `--${name} ${value}` : `--${name}`, description] as const,
  );
  const width = Math.max(0, ...options.map(([name]) => name.length));
  const lines = options
    .map(([name, description]) => `  ${name.padEnd(width)}  ${description}\n`)
    .join('');
  const details = (command.details ?? []).map((line) => `${line}\n`).join('');
  return [
    `${command.description}\n\n  ${START} ${usage(command)}${options.length > 0 ? ' [--options]' : ''}\n`,
    lines,
    details,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function usage({ name, positionals = [] }: Command): string {
  return [name, ...positionals].join(' ');
}

function groupOf({ name }: Command): string {
  return name.split(' ')[0] ?? '';
}

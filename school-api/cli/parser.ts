import { Command as Parser } from 'commander';
import type { Command, ParsedArguments, Terminal } from './command';

export const SEE_HELP = 'See: npm run school -- help';

const ABOUT = `Commands for the person who runs the site. The school's staff use the office.

Dates and times are in India's time zone. The site may be running.`;

type Run = (command: Command, args: ParsedArguments) => Promise<void>;

/** The second word of a two-word command is a subcommand of the first. */
export function createParser(
  commands: readonly Command[],
  { out, tell }: Pick<Terminal, 'out' | 'tell'>,
  run: Run,
): Parser {
  const usages = new Map<Parser, string>();
  const root = new Parser('npm run school --')
    .description(ABOUT)
    .helpCommand(false)
    .configureHelp({
      visibleCommands: ({ commands }) => commands.flatMap(withoutGroups),
      subcommandTerm: (command) => usages.get(command) ?? '',
    })
    .configureOutput({ writeOut: out, writeErr: (text) => tell(text.trimEnd()) })
    .showHelpAfterError(SEE_HELP)
    .exitOverride();
  for (const command of commands) {
    const { name, description, positionals = [], options = {}, details = [] } = command;
    const added = name
      .split(' ')
      .reduce((group, word) => subcommand(group, word) ?? group.command(word), root)
      .summary(description)
      .description([`${description}.`, ...details].join(' '));
    usages.set(added, [name, ...positionals].join(' '));
    for (const positional of positionals) added.argument(positional);
    for (const [option, { value, description }] of Object.entries(options)) {
      added.option(value ? `--${option} <${value}>` : `--${option}`, description);
    }
    added.action(() => run(command, argumentsOf(added)));
  }
  return root;
}

function subcommand({ commands }: Parser, word: string): Parser | undefined {
  return commands.find((command) => command.name() === word);
}

function withoutGroups(command: Parser): Parser[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(withoutGroups);
}

function argumentsOf(parsed: Parser): ParsedArguments {
  const values = new Map<string, unknown>(
    parsed.options.map((option) => [option.name(), parsed.getOptionValue(option.attributeName())]),
  );
  return {
    positionals: parsed.args,
    text: (option) => {
      const value = values.get(option);
      return typeof value === 'string' ? value : undefined;
    },
    has: (option) => values.get(option) === true,
  };
}

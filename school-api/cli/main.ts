import { errorFacts } from '../error-facts';
import { openSchool } from './open-school';
import { counter } from './progress';
import { runCli } from './run';

const write = (text: string) => void process.stderr.write(text);

// Whoever reads us may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0));

try {
  process.exitCode = await runCli(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    tell: (line) => write(`${line}\n`),
    progress: (what) => counter(what, { isTerminal: process.stderr.isTTY === true, write }),
    openSchool,
    now: () => new Date(),
  });
} catch (error) {
  // A database repeats the values that it was given; those are people's.
  const { type, message, stack = '' } = errorFacts(error);
  write(`An unforeseen fault: ${type}: ${message}\n${stack}\n`);
  process.exitCode = 1;
}

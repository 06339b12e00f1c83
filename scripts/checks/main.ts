import { parseArgs } from 'node:util';
import { runMain, StopWithMessage } from '../run/stop.mjs';
import { COMMANDS, type Command, type Part, parts } from './parts';
import { forgetPassed, readPassed, savePassed } from './passed';
import { runParts } from './run-parts';

/**
 * `verify`, `test` or `test:all`, then names of parts to run only these. `test:all` resumes after
 * the parts that passed; `--again` starts over. docs/decisions/checks.md
 */
runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { again: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [word, ...names] = positionals;
  const command = COMMANDS.find((one) => one === word);
  if (!command) throw new StopWithMessage(`Commands: ${COMMANDS.join(', ')}.`);
  if (command === 'test:all') {
    process.env.TEST_ALL ??= '1';
    if (values.again) forgetPassed();
  }
  const passed = command === 'test:all' ? readPassed() : [];
  const own = parts.filter((part) => part.commands.includes(command));
  // Only test:all prepares what the nightly tests need.
  const known = command === 'test:all' ? parts : own;
  const chosen = names.length > 0 ? named(known, names) : own.filter(isLeft(passed));
  if (command === 'test:all') printParts(chosen, passed);
  await runParts(chosen, (part, hasPassed) => saveProgress(command, part, hasPassed));
});

/** `mutation` selects every part whose name begins with `mutation:`. */
function named(known: readonly Part[], names: readonly string[]): Part[] {
  const isNamed = ({ name }: Part, wanted: string) =>
    name === wanted || name.startsWith(`${wanted}:`);
  const unknown = names.filter((wanted) => !known.some((part) => isNamed(part, wanted)));
  if (unknown.length > 0) {
    const all = known.map(({ name }) => name).join(', ');
    throw new StopWithMessage(`No part is named ${unknown.join(' or ')}. Parts: ${all}.`);
  }
  return known.filter((part) => names.some((wanted) => isNamed(part, wanted)));
}

function isLeft(passed: readonly string[]): (part: Part) => boolean {
  return ({ name, isDue }) => !passed.includes(name) && (!isDue || isDue());
}

function printParts(chosen: readonly Part[], passed: readonly string[]): void {
  for (const part of parts) {
    const begin = chosen.includes(part) ? 'runs' : passed.includes(part.name) ? 'passed' : '';
    console.log(`${begin.padEnd(6)}  ${part.name.padEnd(22)}  ${part.title}`);
  }
}

/** Once all parts have passed, the next run starts over. */
function saveProgress(command: Command, { name, commands }: Part, hasPassed: boolean): void {
  if (command !== 'test:all' || !commands.includes(command)) return;
  savePassed(name, hasPassed);
  const passed = readPassed();
  const left = parts.filter((part) => part.commands.includes(command)).filter(isLeft(passed));
  if (left.length === 0) forgetPassed();
}

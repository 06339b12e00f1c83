import { Stryker } from '@stryker-mutator/core';
import { groups } from './mutated-modules';
import type { Tally } from './tally';

type Results = Awaited<ReturnType<Stryker['runMutationTest']>>;

/** Mutates the modules one place at a time and prints each change that no test notices. */
export const mutationParts = Object.entries(groups).map(([name, { mutate, tests, floor }]) => ({
  name: `mutation:${name}`,
  title: `Changes of ${name} that tests must notice`,
  run: async (tally: Tally) => {
    process.env.MUTATION_TESTS = JSON.stringify(tests);
    const score = scoreOf(await run(mutate));
    const wanted = floor === undefined ? 'no floor yet' : `at least ${floor} %`;
    const line = `${name}: ${score.toFixed(1)} % noticed (${wanted})`;
    console.log(line);
    tally.addCheck(line, score >= (floor ?? 0));
  },
}));

function run(mutate: readonly string[]): Promise<Results> {
  const stryker = new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/checks/mutation.vitest.config.ts', related: false },
    mutate: [...mutate],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: {
      allowColor: false,
      allowEmojis: false,
      logTests: false,
      reportTests: false,
    },
    // Generous: on a busy machine a slow test would count as having caught the change.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 30,
    ignorePatterns: ['/build', '/.next', '/data', '/test-results', '/docs'],
    tempDirName: 'build/mutation',
    // Its preprocessor needs the compiler's JavaScript API, which TypeScript 7 does not have.
    tsconfigFile: 'none',
    disableTypeChecks: false,
  });
  return stryker.runMutationTest();
}

const NOTICED: readonly string[] = ['Killed', 'Timeout'];
const UNNOTICED: readonly string[] = ['Survived', 'NoCoverage'];

/** Percentage; NaN if nothing was tested, which is below every minimum. */
function scoreOf(results: Results): number {
  const count = (statuses: readonly string[]) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  return (100 * count(NOTICED)) / (count(NOTICED) + count(UNNOTICED));
}

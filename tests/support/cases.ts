const { TEST_ALL } = process.env;
const isNight = TEST_ALL !== undefined;
const SECOND_MS = 1000;

/** Timeout of property tests with a database, by day and at night. */
export const CASES_TIMEOUT = isNight ? 900 * SECOND_MS : 60 * SECOND_MS;

/** A random seed at night; set TEST_ALL to an earlier seed to repeat its cases. */
const nightSeed = TEST_ALL === '1' ? Date.now() % 2 ** 31 : Number(TEST_ALL);
const seed = isNight ? nightSeed : 20261121;
// A test that times out reports no seed.
if (isNight) console.info(`Properties are tried with TEST_ALL=${seed}`);

/** Runs per property; running out of time before that is a failure. */
export const cases = ({ night }: { night: number }) => ({
  numRuns: isNight ? night : 20,
  seed,
  interruptAfterTimeLimit: CASES_TIMEOUT - 10 * SECOND_MS,
  markInterruptAsFailure: true,
});

/** By day an evenly spread sample; all at night. */
export const some = <T>(all: readonly T[], byDay: number): readonly T[] =>
  isNight
    ? all
    : all.filter(
        (_, at) =>
          Math.floor((at * byDay) / all.length) !== Math.floor(((at - 1) * byDay) / all.length),
      );

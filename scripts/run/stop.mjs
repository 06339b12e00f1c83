// @ts-check
/** An error printed as its message alone, without a stack trace. */
export class StopWithMessage extends Error {}

/**
 * Runs a command's main function; an error ends it with its message and a non-zero exit.
 *
 * @param {() => unknown} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (error instanceof StopWithMessage) console.error(error.message);
    else console.error(error);
    process.exit(1);
  }
}

// @ts-check
/** An error printed as its message alone, without a stack trace. */
export class StopWithMessage extends Error {}

export async function runMain(/** @type {() => unknown} */ main) {
  try {
    await main();
  } catch (error) {
    if (error instanceof StopWithMessage) console.error(error.message);
    else console.error(error);
    process.exit(1);
  }
}

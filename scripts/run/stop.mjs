/** A foreseen end: the message says it all, a stack trace would only hide it. */
export class StopWithMessage extends Error {}

/** Runs a command's main function; every foreseen end is one sentence and a non-zero exit. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (error instanceof StopWithMessage) console.error(error.message);
    else console.error(error);
    process.exit(1);
  }
}

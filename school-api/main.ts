import { ConfigError } from './config';
import { start } from './start';
import { StartError } from './start-error';

// Faults that a person can mend are said in a sentence; anything else keeps its trace.
start().catch((error: unknown) => {
  const expected = error instanceof StartError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : stackOf(error)}\n`);
  process.exit(1);
});

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

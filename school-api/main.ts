import { VariableError, WRONG_VARIABLES_EXIT } from '@/contract/facts/variables';
import { StartError } from './platform';
import { start } from './start';

// Files contain personal data: readable by their owner only, whatever umask was inherited.
process.umask(0o077);

// Errors that the operator can fix are printed without a stack.
start().catch((error: unknown) => {
  const isWrong = error instanceof VariableError;
  const expected = isWrong || error instanceof StartError;
  process.stderr.write(`${expected ? error.message : stackOf(error)}\n`);
  process.exit(isWrong ? WRONG_VARIABLES_EXIT : 1);
});

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

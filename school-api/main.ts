import { VariableError } from '@/contract/facts/variables';
import { StartError } from './platform';
import { start } from './start';

// Files contain personal data: readable by their owner only, whatever umask was inherited.
process.umask(0o077);

// Errors that the operator can fix are printed without a stack.
start().catch((error: unknown) => {
  const expected = error instanceof StartError || error instanceof VariableError;
  process.stderr.write(`${expected ? error.message : stackOf(error)}\n`);
  process.exit(1);
});

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

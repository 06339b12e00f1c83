import { VariableError, WRONG_VARIABLES_EXIT } from '@/contract/facts/variables';
import { env } from './env';

// Import this first in files that read the environment while loading, so that a wrong variable ends
// the program with a message and no stack trace.
try {
  env();
} catch (error) {
  if (!(error instanceof VariableError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(WRONG_VARIABLES_EXIT);
}

import { VariableError } from '@/contract/facts/variables';
import { env } from './env';

// Imported first by what reads the environment while it is loaded, so that a wrong variable ends the
// program with sentences and without a stack trace.
try {
  env();
} catch (error) {
  if (!(error instanceof VariableError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

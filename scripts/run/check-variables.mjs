import { parseEnv } from '../../build/env.mjs';

// A program of its own: what reads the variables would take 14 MB of the one that starts it, for good.
try {
  parseEnv(process.env);
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}

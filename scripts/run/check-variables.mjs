import { parseEnv } from '../../build/env.mjs';

// A separate program: the code that reads the variables would keep 14 MB in the starting one for good.
try {
  parseEnv(process.env);
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}

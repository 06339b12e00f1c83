import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Real processes, one fault after another, because parallel ones would interfere. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    include: ['tests/faults/**/*.fault.ts'],
    globalSetup: 'tests/support/test-server.ts',
    setupFiles: ['tests/support/each-file.ts'],
    environment: 'node',
    env: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});

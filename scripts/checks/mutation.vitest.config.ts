import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Each change meets the same few cases of a property, not the night's many.
delete process.env.TEST_ALL;

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** For Stryker, which runs the tests of one group of modules in a copy of the sources. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? '[]'),
    environment: 'node',
    env: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    globalSetup: 'tests/support/test-server.ts',
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

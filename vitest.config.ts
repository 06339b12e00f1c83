import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Readers and the API keep files; each run writes below a folder of its own.
    env: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    restoreMocks: true,
    // The default would leave one of two processors idle. Each holds a database: four are enough.
    maxWorkers: Math.min(4, availableParallelism()),
    // A busy machine makes a passing test slow, never a failing one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Replaces content/school.ts by another school's values. */
const anotherSchool: Plugin = {
  name: 'another-school',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('/school')) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const isSchool = resolved?.id === join(root, 'content/school.ts');
    return isSchool ? join(root, 'tests/support/another-school.ts') : null;
  },
};

/** Tests that start, kill and restart programs: most of their time is waiting for those. */
const programs = [
  'tests/{crash,deploy,redis}/**/*.test.ts',
  'tests/office/first-link.test.ts',
  'tests/database/program.test.ts',
  'tests/school-api/program.test.ts',
  'tests/school-api/forms-process.test.ts',
  'tests/school-api/cli/program*.test.ts',
  'tests/school-api/backup/program.test.ts',
  'tests/security/permissions.test.ts',
];

/** What is long and rare runs in `npm run test:all`. */
const leftOut = process.env.TEST_ALL ? [] : ['tests/**/*.night.test.{ts,tsx}', 'tests/crash/**'];

/** Run again as another school's at night only. */
const elsewhereOfIdentity = [
  'tests/{bank,careers}/page.test.tsx',
  'tests/donation/exemption.test.tsx',
  'tests/ui/{announcement,logo}.test.tsx',
];

/**
 * Files that replace modules load all modules for themselves. The other files of a worker share
 * them: loading them for each file took more than a third of the time.
 */
const isolated = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/${name}`)
  .filter((path) => !path.startsWith('tests/another-school/'))
  .filter((path) =>
    /vi\.(do)?mock\(|resetModules|fresh-site/.test(readFileSync(join(root, path), 'utf8')),
  );

export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    environment: 'node',
    // Readers and the API keep files; each run writes below a folder of its own.
    env: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    restoreMocks: true,
    globalSetup: 'tests/support/test-server.ts',
    // The default would leave one of two cores idle.
    maxWorkers: Math.min(4, availableParallelism()),
    // Generous, so that a test is slow on a busy machine instead of failing.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        // Each starts programs, several times, beside other tests that do.
        test: {
          name: 'programs',
          include: programs,
          exclude: leftOut,
          globalSetup: ['tests/support/test-server.ts', 'tests/support/programs.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: isolated, exclude: [...programs, ...leftOut] },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...programs, ...isolated, ...leftOut, 'tests/another-school/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [anotherSchool],
        test: {
          name: 'another school',
          // The suites that depend on the school's identity.
          include: [
            'tests/another-school/**/*.test.{ts,tsx}',
            'tests/school-api/mail-templates.test.ts',
            'tests/seo/structured-data.test.tsx',
            'tests/ui/shell.test.tsx',
            ...(process.env.TEST_ALL ? elsewhereOfIdentity : []),
          ],
          exclude: leftOut,
        },
      },
    ],
  },
});

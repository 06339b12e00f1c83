import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findTests } from './scripts/checks/kinds.mjs';

/** @see findTests */
type Test = ReturnType<typeof findTests>[number];
type Kind = Test['kind'];

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

/** `npm run test:all` sets it: what is long and rare runs at night. */
const isNight = process.env.TEST_ALL !== undefined;
const OF_THE_NIGHT = ['**/*.night.test.{ts,tsx}', 'tests/crash/**'];
const CRASH = /^tests\/crash\//;
/** Its own suites, and those that read the identity: the shell, mails, structured data; at night all. */
const ANOTHER_SCHOOL = [
  'tests/another-school/**/*.test.{ts,tsx}',
  'tests/school-api/mail/templates.test.ts',
  'tests/seo/structured-data.test.tsx',
  'tests/ui/shell.test.tsx',
];
const ANOTHER_SCHOOL_AT_NIGHT = [
  'tests/bank/page.test.ts',
  'tests/careers/page.test.tsx',
  'tests/donations/exemption.test.tsx',
  'tests/ui/announcement.test.tsx',
];

const tests = findTests(root).filter(({ path }) => !path.startsWith('tests/another-school/'));
const ofKind = (kind: Kind) => tests.filter((test) => test.kind === kind && !CRASH.test(test.path));
const pathsOf = (chosen: readonly Test[]) => chosen.map(({ path }) => path);

/** What a kind of tests needs before it runs. */
const globalSetup: Record<Kind, string[]> = {
  pure: [],
  dom: [],
  database: ['tests/support/test-server.ts'],
  programs: ['tests/support/test-server.ts', 'tests/support/programs.ts'],
};

const project = (
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    setupFiles: ['tests/support/production-react.ts'],
    ...test,
    name,
    exclude: isNight ? [] : OF_THE_NIGHT,
  },
});

/**
 * Files that replace modules load all modules for themselves. The other files of a worker share
 * them: loading them for each file took more than a third of the time. Those that load the site
 * again have workers of their own, in which they share the packages.
 */
const sharing = (kind: Kind) =>
  (['kept', 'reloaded', 'replaced'] as const).map((loaded) =>
    project(`${kind} ${loaded}`, {
      include: pathsOf(ofKind(kind).filter((test) => test.loaded === loaded)),
      isolate: loaded === 'replaced',
      globalSetup: globalSetup[kind],
    }),
  );

/** The tests of the night start programs many times. */
const FOR_MANY_STARTS = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  // React's production build has no `jsxDEV`.
  oxc: { jsx: { development: false } },
  resolve: { alias: { '@': root } },
  test: {
    // Readers and the API keep files; each run writes below a folder of its own.
    env: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    restoreMocks: true,
    setupFiles: ['tests/support/each-file.ts'],
    // The default would leave one of two cores idle.
    maxWorkers: Math.min(4, availableParallelism()),
    // The default is small, so that Node collects garbage for a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // A failure costs a minute.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The default of a second depends on the load.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      ...sharing('pure'),
      // A document of its own for each file, because one would find what another has left, but not a
      // process, which would have to load jsdom. Testing Library needs the React for development.
      project('dom', {
        pool: 'vmForks',
        include: pathsOf(ofKind('dom')),
        setupFiles: ['tests/support/each-dom-file.ts'],
      }),
      ...sharing('database'),
      project('programs', {
        ...(isNight && FOR_MANY_STARTS),
        include: pathsOf(ofKind('programs')),
        globalSetup: globalSetup.programs,
      }),
      project('crash', {
        ...FOR_MANY_STARTS,
        include: ['tests/crash/**/*.test.ts'],
        globalSetup: globalSetup.programs,
      }),
      {
        ...project('another school', {
          include: [...ANOTHER_SCHOOL, ...(isNight ? ANOTHER_SCHOOL_AT_NIGHT : [])],
          globalSetup: globalSetup.database,
        }),
        plugins: [anotherSchool],
      },
    ],
  },
});

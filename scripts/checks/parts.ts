import { runAbuse } from '../abuse/run-abuse';
import { ensureBuilt } from '../run/built.mjs';
import type { Package } from '../run/packages';
import { mutationParts } from './mutation';
import { isNextNew, runNextContract } from './next-contract';
import { runStatics } from './statics';
import { runBrowser, runVitest } from './suites';
import type { Tally } from './tally';

export const COMMANDS = ['verify', 'test', 'test:all'] as const;
export type Command = (typeof COMMANDS)[number];

export type Part = {
  name: string;
  title: string;
  /** The commands that include this part; a part without any runs by name only. */
  commands: readonly Command[];
  /** Debian packages; nightly runs also use those of the second list. */
  packages?: readonly Package[];
  nightPackages?: readonly Package[];
  built?: boolean;
  /** If it returns false, the part runs by name only. */
  isDue?: () => boolean;
  run: (tally: Tally) => Promise<void>;
};

const ALWAYS: readonly Command[] = COMMANDS;
const TESTED: readonly Command[] = ['test', 'test:all'];
const NIGHT: readonly Command[] = ['test:all'];
const ENGINES = 'tests/engines/vitest.config.ts';
const CHROMIUM: readonly Package[] = ['chromium', 'chromium-headless-shell'];

/** Vitest's projects: vitest.config.ts. */
const projects = (name: string, ...chosen: readonly string[]) => {
  const args = chosen.flatMap((project) => ['--project', project]);
  // Tests within a file may depend on their order, so only files are shuffled.
  const shuffled = name === 'pure' || name === 'dom' ? ['files', 'tests'] : ['files'];
  return (tally: Tally) => runVitest(tally, name, [...args, ...randomOrder(shuffled)]);
};

/** Nightly runs use a random order; TEST_ALL repeats the order of an earlier seed. */
function randomOrder(shuffled: readonly string[]): string[] {
  const { TEST_ALL } = process.env;
  if (TEST_ALL === undefined) return [];
  const seed = TEST_ALL === '1' ? Date.now() % 2 ** 31 : TEST_ALL;
  console.log(`The order is that of TEST_ALL=${seed}`);
  return [...shuffled.map((what) => `--sequence.shuffle.${what}`), `--sequence.seed=${seed}`];
}

/** All checks, in order. */
export const parts: readonly Part[] = [
  {
    name: 'statics',
    title: 'Format, lint, types, dead code',
    commands: ALWAYS,
    run: runStatics,
  },
  {
    name: 'pure',
    title: 'Tests without a database, a browser or a program',
    commands: ALWAYS,
    run: projects('pure', 'pure*'),
  },
  {
    name: 'dom',
    title: 'Tests of components in jsdom',
    commands: TESTED,
    run: projects('dom', 'dom'),
  },
  {
    name: 'build',
    title: 'Build',
    commands: TESTED,
    run: async (tally) => {
      await ensureBuilt();
      tally.addCheck('build', true);
    },
  },
  {
    name: 'database',
    title: 'Tests with a database',
    commands: TESTED,
    run: projects('database', 'database*'),
  },
  {
    name: 'another-school',
    title: 'Tests with the identity of another school',
    commands: TESTED,
    run: projects('another-school', 'another school'),
  },
  {
    name: 'programs',
    title: 'Tests that start programs',
    commands: TESTED,
    packages: ['redis-server'],
    nightPackages: ['nginx', 'prometheus'],
    built: true,
    run: projects('programs', 'programs'),
  },
  {
    name: 'browser',
    title: 'Chromium',
    commands: TESTED,
    packages: CHROMIUM,
    nightPackages: ['redis-server'],
    built: true,
    run: (tally) => runBrowser(tally, 'browser'),
  },
  {
    name: 'controls',
    title: 'Carousels, tabs, dialogs and menus in Chromium',
    // Nightly runs include the other engines.
    commands: ['test'],
    packages: CHROMIUM,
    built: true,
    run: (tally) => runVitest(tally, 'controls', ['--config', ENGINES, 'chromium']),
  },
  {
    name: 'next-contract',
    title: 'What the site relies on inside Next',
    commands: ['test'],
    packages: CHROMIUM,
    built: true,
    isDue: isNextNew,
    run: runNextContract,
  },
  {
    name: 'engines',
    title: 'Firefox, WebKit, and the controls in Chromium',
    commands: NIGHT,
    packages: [...CHROMIUM, 'firefox-esr', 'webkit2gtk-driver', 'xvfb'],
    built: true,
    run: (tally) => runVitest(tally, 'engines', ['--config', ENGINES]),
  },
  {
    name: 'crash',
    title: 'Programs killed at every step',
    commands: NIGHT,
    built: true,
    run: projects('crash', 'crash'),
  },
  {
    name: 'faults',
    title: 'Faults of everything that the programs depend on',
    commands: NIGHT,
    packages: ['redis-server'],
    built: true,
    run: (tally) => runVitest(tally, 'faults', ['--config', 'tests/faults/vitest.config.ts']),
  },
  {
    name: 'abuse',
    title: 'Attacks by load',
    commands: NIGHT,
    packages: ['nginx'],
    built: true,
    run: async (tally) => {
      const broken = await runAbuse();
      tally.addCheck(`abuse: ${broken} bounds are broken`, broken === 0);
    },
  },
  ...mutationParts.map((part) => ({ ...part, commands: NIGHT })),
  {
    // Those tests of the other parts that docs/security names.
    name: 'security',
    title: 'Attacks of docs/security',
    commands: [],
    packages: [...CHROMIUM, 'nginx'],
    built: true,
    run: async (tally) => {
      const folders = ['tests/security', 'tests/lib/html', 'tests/bff'];
      await runVitest(tally, 'security', folders);
      await runBrowser(tally, 'security-browser', ['e2e/security-']);
    },
  },
];

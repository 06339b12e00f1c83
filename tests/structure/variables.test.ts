import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { variableNames, withTables } from '@/scripts/configuration/tables';

/** Set by Node, the system, Next or continuous integration. */
const FOREIGN = [
  ...['CI', 'GITHUB_STEP_SUMMARY', 'HOME', 'LANG', 'MALLOC_ARENA_MAX', 'NEXT_PHASE'],
  ...['PATH', 'TMPDIR', 'TZ'],
];
/** Passed by a test, check or benchmark to a program it starts. */
const HANDED_ON = [
  ...['AGAIN', 'CRASH_CLOCK_AHEAD_MS', 'CRASH_ORDER', 'E2E_DATA', 'FAULT_CLOCK', 'FAULT_PROVIDER'],
  ...['MUTATION_TESTS', 'PEER_PAGE', 'START_FRAMEWORK_WHEN', 'TEST_DATABASE_URL'],
];
const known = [...variableNames, ...FOREIGN, ...HANDED_ON];

const FOLDERS = ['app', 'components', 'contract', 'deploy', 'e2e', 'lib', 'school-api', 'scripts'];
const files = [
  ...[...FOLDERS, 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
  ...readdirSync('.').filter((name) => name.includes('.config.') || name === 'server.ts'),
].filter((name) => /\.(?:[cm]?[jt]sx?|sh)$/.test(name));

const READ = /process\.env\.([A-Z]\w+)/g;
const TAKEN = /\{([^{}]+)\} = process\.env\b/g;
const OF_SHELL = /\$\{?([A-Z]{3}\w+)/g;

function namesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.sh')) return [...source.matchAll(OF_SHELL)].map(([, name = '']) => name);
  const taken = [...source.matchAll(TAKEN)].flatMap(([, names]) => names?.match(/[A-Z]\w+/g) ?? []);
  return [...taken, ...[...source.matchAll(READ)].map(([, name = '']) => name)];
}

it('docs/configuration.md has the variables of the schemas: npm run configuration', () => {
  const page = readFileSync('docs/configuration.md', 'utf8');
  expect(page).toBe(withTables(page));
  expect(page).toContain('| `SITE_URL` |');
});

it('nothing reads a variable that is not documented', () => {
  const unknown = files.flatMap((file) =>
    namesIn(file)
      .filter((name) => !known.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(files.flatMap(namesIn)).toContain('PORT');
  expect(unknown).toEqual([]);
});

// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/**
 * What a test needs: nothing, jsdom, a database, or programs that it starts.
 *
 * @typedef {'pure' | 'dom' | 'database' | 'programs'} Kind
 *
 * What a test does to the modules that it loads: nothing, load them again, or replace some.
 *
 * @typedef {'kept' | 'reloaded' | 'replaced'} Loaded
 * @typedef {Map<string, { source: string, imports: string[] }>} Modules
 */

const FOLDERS = ['tests', 'scripts', 'e2e'];
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'";]*'([^']+)'|\bimport\(\s*'([^']+)'/gm;
const STARTS_PROGRAMS = /^node:child_process$/;
const OPENS_DATABASE = /\/(?:test-database|db\/open(?:-\w+)?|db\/server\/(?:run|join)-server)$/;
const USES_JSDOM = /^\/\/ @vitest-environment jsdom$/m;
const REPLACES_MODULES = /vi\.(do)?mock\(/;
const RELOADS_MODULES = /resetModules|fresh-site/;

/**
 * The test files below tests/. Their kinds follow from what they, and the files of tests that they
 * import, import in turn: nobody has to keep a list.
 */
export function findTests(/** @type {string} */ root) {
  const modules = readModules(root);
  return [...modules]
    .filter(([path]) => /^tests\/.*\.test\.tsx?$/.test(path))
    .map(([path, { source }]) => ({
      path,
      kind: kindOf(path, modules),
      loaded: loadedBy(source),
    }));
}

/** @returns {Modules} */
function readModules(/** @type {string} */ root) {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  return new Map(
    paths.map((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const imports = [...source.matchAll(IMPORT)].map(([, name, later]) => name ?? later ?? '');
      return [path, { source, imports }];
    }),
  );
}

/** @returns {Kind} */
function kindOf(/** @type {string} */ path, /** @type {Modules} */ modules) {
  const names = importsBelow(path, modules, new Set());
  if (names.some((name) => STARTS_PROGRAMS.test(name))) return 'programs';
  if (names.some((name) => OPENS_DATABASE.test(name))) return 'database';
  return USES_JSDOM.test(modules.get(path)?.source ?? '') ? 'dom' : 'pure';
}

/** @returns {Loaded} */
function loadedBy(/** @type {string} */ source) {
  if (REPLACES_MODULES.test(source)) return 'replaced';
  return RELOADS_MODULES.test(source) ? 'reloaded' : 'kept';
}

/**
 * The imports of a file and of each file that it reaches.
 *
 * @type {(path: string, modules: Modules, seen: Set<string>) => string[]}
 */
function importsBelow(path, modules, seen) {
  const module = modules.get(path);
  if (!module || seen.has(path)) return [];
  seen.add(path);
  return module.imports.flatMap((name) => [
    name,
    ...candidates(path, name).flatMap((next) => importsBelow(next, modules, seen)),
  ]);
}

function candidates(/** @type {string} */ from, /** @type {string} */ name) {
  if (!name.startsWith('.') && !name.startsWith('@/')) return [];
  const base = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name);
  return [base, `${base}.ts`, `${base}.tsx`];
}

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tally } from '../checks/tally';
import { findBrowser } from '../run/browser';
import { freePair } from '../run/ports.mjs';
import { StopWithMessage } from '../run/stop.mjs';
import type { Defence } from './defences/defence';
import { defences, nodeDefences } from './defences/defences';

type Env = Record<string, string>;
type Test = { test: string; name: string };
type Command = { tool: string; args: string[] };

const excluded = new Set(['node_modules', '.next', '.git', 'build', 'data', 'test-results']);

/** Removes each defence in a copy of the sources: its test must fail then. */
export async function prove(tally: Tally, only: string): Promise<void> {
  const copy = copySources();
  const wanted = defences.filter(
    ({ attack, test }) => attack.includes(only) || test.includes(only),
  );
  try {
    for (const defence of wanted.filter(({ built }) => !built)) {
      const restore = takeAway(copy, defence);
      note(tally, defence, fails(copy, unitTest(defence)));
      restore();
    }
    const built = wanted.filter((defence) => defence.built);
    if (built.length > 0) await proveBuilt(tally, copy, built);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function proveBuilt(tally: Tally, copy: string, built: readonly Defence[]): Promise<void> {
  const browser = findBrowser();
  // One change may belong to two attacks.
  const changes = new Map(built.map((defence) => [defence.file + defence.from, defence]));
  for (const defence of changes.values()) takeAway(copy, defence);
  if (run(copy, process.execPath, ['scripts/build.mjs'], {}, 'inherit') !== 0) {
    throw new StopWithMessage('The copy without the defences cannot be built.');
  }
  const port = String(await freePair(3310));
  const env: Env = { E2E_PORT: port, ...(browser && { BROWSER_PATH: browser }) };
  for (const defence of built) note(tally, defence, fails(copy, browserTest(defence), env));
  for (const one of nodeDefences.tests) {
    const attack = `${one.name} (Node’s own)`;
    const switched = { ...env, NODE_OPTIONS: nodeDefences.switches };
    note(tally, { ...one, attack }, fails(copy, browserTest(one), switched));
  }
}

function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'without-defences-'));
  cpSync('.', copy, { recursive: true, filter: (path) => !excluded.has(path) });
  // Hard links; on another disk the files are copied.
  const to = join(copy, 'node_modules');
  if (run('.', 'cp', ['-al', 'node_modules', to]) !== 0) {
    cpSync('node_modules', to, { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}

/** Fails if the text to replace is missing. */
function takeAway(copy: string, { attack, file, from, to }: Defence): () => void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new StopWithMessage(`${attack}: ${file} has no ${from}`);
  rmSync(path);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return () => writeFileSync(path, text);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const unitTest = ({ test, name }: Test): Command => ({
  tool: 'vitest',
  args: ['run', test, '-t', escaped(name)],
});

const browserTest = ({ test, name }: Test): Command => ({
  tool: 'playwright',
  args: ['test', test, '-g', escaped(name)],
});

/** Whether a test was found and failed. */
function fails(copy: string, { tool, args }: Command, env: Env = {}): boolean {
  const { status, stdout } = spawnSync(join('node_modules/.bin', tool), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });
  return status !== 0 && /\b[1-9]\d* failed\b/.test(stdout);
}

type Named = { attack: string; name: string };

function note(tally: Tally, { attack, name }: Named, failed: boolean): void {
  console.log(`${failed ? 'proved' : 'NOT PROVED'}  ${attack}: '${name}'`);
  tally.addCheck(`${attack}: '${name}'`, failed);
}

function run(
  cwd: string,
  command: string,
  args: readonly string[],
  env: Env = {},
  stdio: 'ignore' | 'inherit' = 'ignore',
): number | null {
  if (!existsSync(cwd)) return 1;
  return spawnSync(command, args, { cwd, stdio, env: { ...process.env, ...env } }).status;
}

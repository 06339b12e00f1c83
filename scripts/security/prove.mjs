import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Tally } from '../run/checks.mjs';
import { freePair } from '../run/ports.mjs';
import { StopWithMessage } from '../run/stop.mjs';
import { defences, nodeDefences } from './defences.mjs';

const left = new Set(['node_modules', '.next', '.git', 'build', 'data', 'test-results']);

/** Takes each defence away in a copy of the sources: the test that is named beside it must fail. */
export async function prove({ browser, only }) {
  const tally = new Tally();
  const copy = copySources();
  const wanted = defences.filter(({ attack }) => attack.includes(only));
  try {
    for (const defence of wanted.filter(({ built }) => !built)) {
      const restore = takeAway(copy, defence);
      note(tally, defence, fails(copy, unitTest(defence)));
      restore();
    }
    const built = wanted.filter((defence) => defence.built);
    if (built.length > 0) await proveBuilt(tally, copy, built, browser);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return tally;
}

async function proveBuilt(tally, copy, built, browser) {
  // One change may stand for two attacks.
  const changes = new Map(built.map((defence) => [defence.file + defence.from, defence]));
  for (const defence of changes.values()) takeAway(copy, defence);
  if (run(copy, process.execPath, ['scripts/build.mjs'], {}, 'inherit') !== 0) {
    throw new StopWithMessage('What is left without the defences cannot be built.');
  }
  const port = String(await freePair(3310));
  const env = { E2E_PORT: port, ...(browser && { BROWSER_PATH: browser }) };
  for (const defence of built) note(tally, defence, fails(copy, browserTest(defence), env));
  for (const one of nodeDefences.tests) {
    const attack = `${one.name} (Node’s own)`;
    const switched = { ...env, NODE_OPTIONS: nodeDefences.switches };
    note(tally, { ...one, attack }, fails(copy, browserTest(one), switched));
  }
}

function copySources() {
  const copy = mkdtempSync(join(tmpdir(), 'without-defences-'));
  cpSync('.', copy, { recursive: true, filter: (path) => !left.has(path) });
  // Links cost nothing; on another disk the files are copied.
  const to = join(copy, 'node_modules');
  if (run('.', 'cp', ['-al', 'node_modules', to]) !== 0) {
    cpSync('node_modules', to, { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}

/** A change that finds nothing to change would prove nothing. */
function takeAway(copy, { attack, file, from, to }) {
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

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const unitTest = ({ test, name }) => ['vitest', ['run', test, '-t', escaped(name)]];

const browserTest = ({ test, name }) => ['playwright', ['test', test, '-g', escaped(name)]];

/** A run in which no test fails, or none is found, is not what is looked for. */
function fails(copy, [tool, args], env = {}) {
  const { status, stdout } = spawnSync(join('node_modules/.bin', tool), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });
  return status !== 0 && /\b[1-9]\d* failed\b/.test(stdout);
}

function note(tally, { attack, name }, failed) {
  console.log(`${failed ? 'proved' : 'NOT PROVED'}  ${attack}: '${name}'`);
  tally.add(failed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function run(cwd, command, args, env = {}, stdio = 'ignore') {
  if (!existsSync(cwd)) return 1;
  return spawnSync(command, args, { cwd, stdio, env: { ...process.env, ...env } }).status;
}

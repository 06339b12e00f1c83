import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkoutVariables } from '../run/checkout.mjs';
import { SITE_FLAGS } from '../run/node-flags.mjs';
import { freePort, portOf } from '../run/ports.mjs';
import { type Program, startProgram } from '../run/program';
import { warm } from './deployment';

const nextBin = resolve('node_modules/next/dist/bin/next');
const programs: Program[] = [];
type School = { url: string; dataDir: string };

/** The site as `npm start` serves it, or the same build served by Next alone. */
export async function startSite({ plain }: { plain: boolean }): Promise<string> {
  const folder = plain ? plainCopy() : '.';
  return startBuild(folder, await startSchool(), plain ? 'plain' : 'ours');
}

/** The site and the servers it is compared with; all but the school API on one core. */
export async function startPeers(page: string) {
  const school = await startSchool();
  const from = programs.length;
  const site = await startBuild('.', school, 'ours');
  const plain = await startBuild(plainCopy(), school, 'plain');
  const next = await startNext(buildPeer());
  await warm(site + page);
  await warm(plain + page);
  const http = await startHttp(site + page);
  for (const { pid } of programs.slice(from)) pin(pid);
  return { site, plain, next, http };
}

const SERVER_CORE = '0';

function pin(pid: number | undefined): void {
  execFileSync('taskset', ['-acp', SERVER_CORE, String(pid)], { stdio: 'ignore' });
}

/** Builds a new Next app with one static page. */
function buildPeer(): string {
  const folder = resolve('build/peer-next');
  if (existsSync(join(folder, '.next/BUILD_ID'))) return folder;
  cpSync('scripts/bench/peer-next', folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } };\n`,
  );
  execFileSync(process.execPath, [nextBin, 'build'], { cwd: folder, stdio: 'pipe' });
  return folder;
}

async function startNext(folder: string): Promise<string> {
  const port = await freePort(4600, '127.0.0.1');
  const env = { NODE_ENV: 'production' };
  await start([nextBin, 'start', '--port', String(port)], folder, /Ready in/, env);
  return `http://localhost:${port}`;
}

async function startHttp(page: string): Promise<string> {
  const port = await freePort(4600, '127.0.0.1');
  const env = { PEER_PAGE: page, PORT: String(port) };
  await start(['scripts/bench/peer-http.mjs'], '.', /listening/, env);
  return `http://127.0.0.1:${port}`;
}

async function startSchool(): Promise<School> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort(4500, '127.0.0.1');
  await start(['build/school-api.mjs'], '.', /"event":"listening"/, {
    SCHOOL_API_PORT: String(port),
    SCHOOL_DATA_DIR: join(dataDir, 'school'),
  });
  return { url: `http://127.0.0.1:${port}`, dataDir };
}

/** A page of another site, from which visitors come. */
export async function startElsewhere() {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Elsewhere</title><p>Elsewhere');
  });
  server.unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${portOf(server)}/`;
}

export function stopAll(): void {
  for (const program of programs) void program.stop();
}

/** The same build with Next's own cache, scripts and payload. */
function plainCopy(): string {
  // Outside the repository, because links to its own folders would be circular for bundlers.
  const folder = mkdtempSync(join(tmpdir(), 'bench-plain-'));
  cpSync('.next', join(folder, '.next'), {
    recursive: true,
    filter: (path) => !/cache$/.test(path),
  });
  for (const name of ['public', 'node_modules', 'lib', 'build', 'package.json', 'app']) {
    symlinkSync(resolve(name), join(folder, name));
  }
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `import config from ${JSON.stringify(resolve('next.config.mjs'))};
export default (phase) => {
  const { cacheHandler, cacheMaxMemorySize, compress, generateEtags, ...rest } = config(phase);
  return rest;
};
`,
  );
  return folder;
}

async function startBuild(folder: string, school: School, name: 'ours' | 'plain') {
  const port = await freePort(4600, '127.0.0.1');
  const url = `http://localhost:${port}`;
  const [args, ready] =
    name === 'ours'
      ? [[...SITE_FLAGS, 'build/server.mjs'], /"event":"listening"/]
      : [[nextBin, 'start', '--port', String(port)], /Ready in/];
  await start(args, folder, ready, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    SITE_URL: url,
    // Indexable, as in production; a site on localhost is not by default.
    SITE_INDEXABLE: '1',
    SCHOOL_API_URL: school.url,
    SITE_DATA_DIR: join(school.dataDir, name),
    ...checkoutVariables(),
  });
  return url;
}

async function start(
  args: readonly string[],
  cwd: string,
  ready: RegExp,
  env: Record<string, string>,
): Promise<void> {
  programs.push(await startProgram(args, { ready, cwd, env: { ...process.env, ...env } }));
}
